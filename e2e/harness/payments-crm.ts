import { PaymentsScreen } from '../screens/payments.ts'
import type { SandboxCrm } from './sandbox-crm.ts'
import type { BeginStory, OpenedUnitdesk } from './shared-window.ts'

/** What the CRM has been sent of payments. */
export interface PaymentsCrm {
  /** The parameters without the credential, in the order in which the calls came. */
  readonly received: () => Promise<Readonly<Record<string, string>>[]>
  /** What goes wrong with the next call that books a payment. */
  readonly plan: (fault: Readonly<Record<string, unknown>>) => Promise<void>
}

export const paymentsCrm = (crm: SandboxCrm): PaymentsCrm => ({
  received: async () =>
    (await crm.requests())
      .filter(({ endpoint }) => endpoint === 'add-incoming-payment')
      .map(({ parameters: { login: _login, ...sent } }) => sent),
  plan: async (fault) => {
    await crm.control('POST', '/faults', { endpoint: 'add-incoming-payment', calls: 1, fault })
  },
})

const areas = ['prices', 'media', 'leads', 'customers', 'exports', 'payments']

/** The workspace Vltavan with one account that may do everything, on the screen of payments. */
export const openPayments = async <T extends OpenedUnitdesk>(
  begin: BeginStory<T>,
  crm: SandboxCrm,
) => {
  await crm.changeAccount('customers@demo', { areas })
  const application = await begin({ crm, login: 'customers@demo', screen: 'payments' })
  await application.unitdesk.expectScreen('Payments')
  return {
    ...application,
    payments: new PaymentsScreen(application.page),
    inCrm: paymentsCrm(crm),
  }
}
