import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OutputOf } from '#core/contract/index'
import { leadSendingIdSchema } from '#core/ids'
import { fromJson, toJson } from '#core/json'
import type { NewLead } from '#core/leads/archive/lead'
import type { SeenLead } from '#core/leads/archive/seen-lead'
import type { LeadsDashboard } from '#core/leads/dashboard/leads-dashboard'
import type { LeadSending } from '#core/leads/send/lead-sending'
import type { SentRow } from '#core/leads/sent/sent-row'
import { emptyLead } from '#core/leads/testing/sample-leads'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { type LeadsWorld, leadsAccount, of } from './leads-world.ts'

interface ControlledSandbox {
  readonly control: (method: string, path: string, body?: unknown) => Promise<unknown>
}

interface ServerLead {
  readonly id: number
  readonly customerId: number
}

export const zone = 'Europe/Prague'
const everything = {
  search: '',
  project: null,
  campaign: null,
  productInterest: null,
  accountId: null,
  isOnlyInCrm: false,
  from: null,
  to: null,
}
export const unnarrowed = { from: null, to: null, project: null, campaign: null }
const firstPage = { isDescending: true, offset: 0, limit: 5_000 }

export const poll = async (world: LeadsWorld) =>
  world.finished(await world.call('leads.pollLeads', of))

export const archive = async (
  world: LeadsWorld,
  filter: Partial<typeof everything> = {},
): Promise<readonly SeenLead[]> => {
  const wanted = { ...of, filter: { ...everything, ...filter }, sort: 'at', ...firstPage } as const
  return fromJson((await world.call('leads.listLeads', wanted)).leads)
}

export const dashboard = async (world: LeadsWorld, days = 7): Promise<LeadsDashboard> => {
  const period = { kind: 'days', days } as const
  const { dashboard } = await world.call('leads.readDashboard', {
    ...of,
    period,
    timeZone: zone,
  })
  return fromJson(dashboard)
}

/** A lead that comes without the application. */
export const arrive = async (
  { control }: ControlledSandbox,
  lead: { readonly name: string; readonly surname: string } & Record<string, unknown>,
): Promise<ServerLead> =>
  (await control('POST', '/leads', { login: 'leads@demo', ...lead })) as ServerLead

export const serverLeads = async ({ control }: ControlledSandbox): Promise<readonly ServerLead[]> =>
  (await control('GET', '/leads')) as ServerLead[]

export const fileWith = (name: string, text: string): string => {
  const path = join(temporaryFolder(), name)
  writeFileSync(path, text)
  return path
}

interface SiteLead {
  readonly at: number
  readonly name: string
  readonly email?: string
}

/** A row as the site writes it into a table: a time in UTC, a name, an email. */
export const siteTable = (leads: readonly SiteLead[]): string =>
  [
    'id;odesláno;jméno a příjmení;e-mail;telefon;kampaň',
    ...leads.map(({ at, name, email = '' }, index) =>
      [`W${index + 1}`, new Date(at).toISOString(), name, email, '', 'podzim'].join(';'),
    ),
  ].join('\n')

/** The same as lines of JSON. */
export const siteLines = (leads: readonly SiteLead[]): string =>
  leads
    .map(({ at, ...lead }, index) =>
      JSON.stringify({ id: `W${index + 1}`, sent_at: new Date(at).toISOString(), ...lead }),
    )
    .join('\n')

export const readFile = async (
  world: LeadsWorld,
  path: string,
): Promise<
  OutputOf<'leads.readSentFile'> & { readonly source: { kind: 'file'; file: string } }
> => {
  const source = { kind: 'file', file: world.grant(path) } as const
  const read = await world.call('leads.readSentFile', {
    ...of,
    source,
    sheet: null,
    timeZone: zone,
    mapping: null,
  })
  return { ...read, source }
}

export const importFile = async (world: LeadsWorld, path: string) => {
  const { mapping, source } = await readFile(world, path)
  if (mapping === null) throw new Error('no mapping')
  const wanted = { ...of, source, sheet: null, timeZone: zone, mapping }
  return world.finished(await world.call('leads.importSent', wanted))
}

const allSent = { ...of, search: '', statuses: [], ...unnarrowed }

export const sent = async (world: LeadsWorld): Promise<readonly SentRow[]> => {
  const order = { sort: 'at', isDescending: false } as const
  return fromJson((await world.call('leads.listSent', { ...allSent, ...firstPage, ...order })).sent)
}

export const summariseSent = (world: LeadsWorld) => world.call('leads.summariseSent', allSent)

export const saveLead = (world: LeadsWorld, lead: Partial<NewLead> = {}, isTest = false) =>
  world.call('leads.saveDraft', {
    ...of,
    draftId: null,
    lead: toJson({ ...emptyLead, ...lead }),
    isTest,
  })

/** A draft as a person has seen it in the preview: with the only account for leads. */
export const confirmed = (draft: OutputOf<'leads.saveDraft'>) => ({
  ...draft,
  accountId: leadsAccount,
})

/** Sends a draft, and answers what is said of it then. */
export const send = async (
  world: LeadsWorld,
  draft: OutputOf<'leads.saveDraft'>,
): Promise<LeadSending | undefined> => {
  const { jobId, sendingId } = await world.call('leads.sendLead', confirmed(draft))
  await world.finished({ jobId })
  return (await sendings(world)).find(({ id }) => id === leadSendingIdSchema.parse(sendingId))
}

/** The disk takes no hold from now on: a refused login is a defect, after the request has left. */
export const refuseHolds = ({ store: { db } }: LeadsWorld): void => {
  db.exec(
    `CREATE TRIGGER refuse_hold BEFORE INSERT ON hold BEGIN SELECT raise(ABORT, 'refused'); END`,
  )
}

export const sendings = (world: LeadsWorld): Promise<LeadSending[]> =>
  world.call('leads.listSendings', of)
