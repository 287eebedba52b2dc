import type { TeamAddress } from './team-address.ts'

/** The database of a team that is there to be tried out: on this computer, for as long as its window is open. */
export const demoDatabase = 'unitdesk_demo'
export const demoHost = '127.0.0.1'

/** Whether a team works with the demo, or with the CRM of a company: no team works with both. */
export const kindOfTeam = ({
  host,
  database,
}: Pick<TeamAddress, 'host' | 'database'>): 'demo' | 'crm' =>
  host === demoHost && database === demoDatabase ? 'demo' : 'crm'
