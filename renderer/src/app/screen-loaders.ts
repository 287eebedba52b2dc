import type { ComponentType } from 'react'
import type { ScreenName } from '#core/contract/app'

export type ScreenKey = ScreenName | 'connect'

/** Each screen is its own piece of the bundle: a start loads one of them. */
export const screenLoaders = {
  welcome: async () => (await import('./screens/welcome.tsx')).Welcome,
  connect: async () => (await import('./screens/connect.tsx')).Connect,
  prices: async () => (await import('./screens/prices.tsx')).Prices,
  media: async () => (await import('./screens/media.tsx')).Media,
  leads: async () => (await import('./screens/leads.tsx')).Leads,
  exports: async () => (await import('./screens/exports.tsx')).Exports,
  payments: async () => (await import('./screens/payments.tsx')).Payments,
  activity: async () => (await import('./screens/activity.tsx')).Activity,
  settings: async () => (await import('./screens/settings.tsx')).Settings,
} as const satisfies Record<ScreenKey, () => Promise<ComponentType>>
