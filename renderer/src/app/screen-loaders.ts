import type { ComponentType } from 'react'
import type { ScreenName } from '#core/contract/app'
import { Prices } from './screens/prices.tsx'

export type ScreenKey = ScreenName | 'connect'

/**
 * Each screen is its own piece of the bundle, and a start loads one of them. Prices, which most starts show, comes with
 * the first piece.
 */
export const screenLoaders = {
  welcome: async () => (await import('./screens/welcome.tsx')).Welcome,
  connect: async () => (await import('./screens/connect.tsx')).Connect,
  prices: () => Promise.resolve(Prices),
  media: async () => (await import('./screens/media.tsx')).Media,
  leads: async () => (await import('./screens/leads.tsx')).Leads,
  customers: async () => (await import('./screens/customers.tsx')).Customers,
  exports: async () => (await import('./screens/exports.tsx')).Exports,
  payments: async () => (await import('./screens/payments.tsx')).Payments,
  activity: async () => (await import('./screens/activity.tsx')).Activity,
  settings: async () => (await import('./screens/settings.tsx')).Settings,
} as const satisfies Record<ScreenKey, () => Promise<ComponentType>>
