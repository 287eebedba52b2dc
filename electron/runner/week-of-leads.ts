import type { Workspace } from '#core/contract/accounts'
import { type Result, success } from '#core/contract/failure'
import { fromJson } from '#core/json'
import type { LeadsDashboard } from '#core/leads/dashboard/leads-dashboard'
import { dayMs } from '#core/time'
import type { Runner } from './open-runner.ts'

const lookedAtMs = 7 * dayMs

export const servesLeads = ({ areas }: Workspace['accounts'][number]): boolean =>
  areas.includes('leads')

/** What is known of the leads of the last week; nobody is asked. */
export const readWeekOfLeads = async (
  { call, clock }: Pick<Runner, 'call' | 'clock'>,
  { id: workspaceId, timeZone }: Pick<Workspace, 'id' | 'timeZone'>,
): Promise<Result<LeadsDashboard>> => {
  const now = clock.now()
  const period = { kind: 'between', from: now - lookedAtMs, to: now } as const
  const read = await call('leads.readDashboard', { workspaceId, period, timeZone })
  return read.ok ? success(fromJson(read.value.dashboard)) : read
}
