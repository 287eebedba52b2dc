import type { Page } from '@playwright/test'
import { LeadsScreen } from '../screens/leads.ts'
import { callMain } from './call-main.ts'
import type { RecordedRequest, SandboxCrm } from './sandbox-crm.ts'
import type { BeginStory, OpenedUnitdesk } from './shared-window.ts'

/** The one account of the stories: it reads prices, sends leads, and looks after customers. */
const leadsLogin = 'customers@demo'

interface NewLead {
  readonly name: string
  readonly surname: string
  readonly email?: string
  readonly at?: number
}

interface LeadInCrm {
  readonly id: number
  readonly customerId: number
  readonly login: string
}

/** What comes to the CRM from elsewhere, and what it was sent. */
export interface LeadsCrm {
  /** The web site sends a lead; each is a customer of its own. */
  readonly add: (lead: NewLead) => Promise<{ readonly id: number; readonly customerId: number }>
  /** The inquiries in the account's list of leads. */
  readonly leads: () => Promise<readonly LeadInCrm[]>
  readonly sent: (endpoint: string) => Promise<readonly RecordedRequest[]>
  readonly plan: (endpoint: string, fault: Readonly<Record<string, unknown>>) => Promise<void>
  /** Sends a lead as the web site does, of a customer who is known by name and address. */
  readonly createLead: (parameters: Readonly<Record<string, string>>) => Promise<number>
}

export const leadsCrm = (crm: SandboxCrm): LeadsCrm => ({
  add: async (lead) =>
    (await crm.control('POST', '/leads', { login: leadsLogin, ...lead })) as {
      readonly id: number
      readonly customerId: number
    },
  leads: async () =>
    ((await crm.control('GET', '/leads')) as readonly LeadInCrm[]).filter(
      ({ login }) => login === leadsLogin,
    ),
  sent: async (endpoint) =>
    (await crm.requests()).filter((request) => request.endpoint === endpoint),
  plan: async (endpoint, fault) => {
    await crm.control('POST', '/faults', { endpoint, fault })
  },
  createLead: async (parameters) => {
    const { login, password } = crm.account(leadsLogin)
    const answer = await fetch(`${crm.baseUrl}/ws/v10/create-lead`, {
      method: 'POST',
      body: new URLSearchParams({ login, password, ...parameters }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`the sandbox refused a lead: ${text}`)
    return Number(text)
  },
})

/** The workspace Vltavan on the screen of leads, with an account that may do everything about them. */
export const openLeads = async <T extends OpenedUnitdesk>(
  begin: BeginStory<T>,
  crm: SandboxCrm,
) => {
  await crm.changeAccount(leadsLogin, { areas: ['prices', 'leads', 'customers'] })
  const application = await begin({ crm, login: leadsLogin, screen: 'leads' })
  await application.unitdesk.expectScreen('Leads')
  return { ...application, leads: new LeadsScreen(application.page), inCrm: leadsCrm(crm) }
}

/** The same in a window that speaks Czech. */
export const openLeadsInCzech = async <T extends OpenedUnitdesk>(
  begin: BeginStory<T>,
  crm: SandboxCrm,
) => {
  const opened = await openLeads(begin, crm)
  await opened.unitdesk.go('Settings')
  await opened.unitdesk.settings.choose('Čeština')
  await opened.page.getByRole('navigation').getByRole('button', { name: 'Poptávky' }).click()
  return opened
}

/** When the leads of the one workspace were last asked for, as far as its computer knows; null: never. */
export const leadsCheckedAt = async (page: Page): Promise<number | null> => {
  const [workspace] = await callMain(page, 'accounts.listWorkspaces', {})
  if (workspace === undefined) throw new Error('there is no workspace')
  const { dashboard } = await callMain(page, 'leads.readDashboard', {
    workspaceId: workspace.id,
    period: { kind: 'days', days: 7 },
    timeZone: 'Europe/Prague',
  })
  const read: { readonly summary: { readonly checkedAt: number | null } } = JSON.parse(dashboard)
  return read.summary.checkedAt
}
