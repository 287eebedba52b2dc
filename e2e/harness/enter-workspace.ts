import type { Area } from '../../core/api/areas.ts'
import type { ScreenName } from '../../core/contract/app.ts'
import type { Unitdesk } from '../screens/unitdesk.ts'
import { callMain } from './call-main.ts'
import { comeToPage, leavePage } from './leave-page.ts'
import type { SandboxCrm } from './sandbox-crm.ts'

interface FurtherAccount {
  readonly login: string
  readonly label: string
}

export interface WorkspaceOfStory {
  readonly crm: SandboxCrm
  /** The login of the first account, which is called Integration. */
  readonly login?: string
  readonly others?: readonly FurtherAccount[]
  readonly screen?: ScreenName
}

/** The accounts that serve, beside the first one for prices, everything that there is. */
export const othersForEverything: readonly FurtherAccount[] = [
  { login: 'media@demo', label: 'Website media' },
  { login: 'leads@demo', label: 'Website leads' },
  { login: 'customers@demo', label: 'Customer care' },
  { login: 'exports@demo', label: 'Reports' },
  { login: 'payments@demo', label: 'Accounting' },
]

interface AccountInCrm {
  readonly login: string
  readonly areas: readonly Area[]
}

/** The workspace Vltavan; each of its accounts serves what the CRM permits it to. */
export const enterWorkspace = async (
  { page, prices }: Unitdesk,
  { crm, login = 'prices@demo', others = [], screen = 'prices' }: WorkspaceOfStory,
): Promise<void> => {
  await leavePage(page)
  const inCrm = (await crm.control('GET', '/accounts')) as readonly AccountInCrm[]
  const accountOf = (wanted: string, label: string) => ({
    login: wanted,
    password: crm.account(wanted).password,
    label,
    areas: [...(inCrm.find((one) => one.login === wanted)?.areas ?? [])],
  })
  const withoutKeychain = 'refuse'
  const { id: workspaceId } = await callMain(page, 'accounts.connectWorkspace', {
    name: 'Vltavan',
    baseUrl: crm.baseUrl,
    account: accountOf(login, 'Integration'),
    withoutKeychain,
  })
  for (const other of others) {
    const account = accountOf(other.login, other.label)
    await callMain(page, 'accounts.addAccount', {
      ...account,
      workspaceId,
      projects: null,
      withoutKeychain,
    })
  }
  await callMain(page, 'settings.changeSettings', { place: { workspaceId, screen } })
  await comeToPage(page)
  if (screen === 'prices') await prices.expectUnits()
}
