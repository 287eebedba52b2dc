import { failed, type Result } from '#core/contract/failure'
import { calls } from '#core/contract/index'
import { allowsServer, type Policy } from '#core/policy/policy'
import type { RoutedHandlers } from '../ipc/handlers.ts'
import type { Background } from '../window/autostart/background.ts'

export const byPolicy: Result<never> = failed({
  kind: 'notAllowed',
  reason: 'byPolicy',
  again: 'never',
})

/** The calls of what a company has switched off, by the beginnings of their names. */
const callsOf = {
  console: ['console.'],
  payments: ['payments.'],
  siteAddresses: ['leads.saveAddress', 'leads.askAddress'],
} as const satisfies Record<Policy['off'][number], readonly string[]>

/** What the policy forbids is refused whoever asks; the page shows it, and is not what holds it. */
export const withinPolicy = (policy: Policy, handlers: RoutedHandlers): RoutedHandlers => {
  const off = policy.off.flatMap((feature) => [...callsOf[feature]])
  const refused = Object.entries(calls)
    // What is there already may be looked at.
    .filter(([, { kind }]) => kind !== 'read')
    .filter(([name]) => off.some((beginning) => name.startsWith(beginning)))
    .map(([name]) => [name, () => byPolicy])
  const guarded: RoutedHandlers = { ...handlers, ...Object.fromEntries(refused) }
  if (policy.baseUrl === 'free') return guarded
  return {
    ...guarded,
    'accounts.testConnection': (input, context) =>
      allowsServer(policy, input.baseUrl)
        ? guarded['accounts.testConnection'](input, context)
        : byPolicy,
    'accounts.connectWorkspace': (input, context) =>
      allowsServer(policy, input.baseUrl)
        ? guarded['accounts.connectWorkspace'](input, context)
        : byPolicy,
  }
}

export const withinTrayPolicy = ({ tray }: Policy, background: Background): Background =>
  tray === 'off' ? { ...background, canStayInTray: false } : background
