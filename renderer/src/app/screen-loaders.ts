import type { ComponentType } from 'react'
import type { ScreenName } from '#core/contract/app'

interface Loaded {
  readonly default: ComponentType
}

// React's lazy wants a default export; the house has none.
const as = (component: ComponentType): Loaded => ({ default: component })

/** Each screen is its own piece of the bundle: a start loads one of them. */
export const screenLoaders = {
  welcome: async () => as((await import('./screens/welcome.tsx')).Welcome),
  connect: async () => as((await import('./screens/connect.tsx')).Connect),
  prices: async () => as((await import('./screens/prices.tsx')).Prices),
  media: async () => as((await import('../features/media/media-screen.tsx')).MediaScreen),
  leads: async () => as((await import('../features/leads/leads-screen.tsx')).LeadsScreen),
  exports: async () => as((await import('../features/exports/exports-screen.tsx')).ExportsScreen),
  payments: async () =>
    as((await import('../features/payments/payments-screen.tsx')).PaymentsScreen),
  activity: async () => as((await import('./screens/activity.tsx')).Activity),
  settings: async () => as((await import('./screens/settings.tsx')).Settings),
} as const satisfies Record<ScreenName | 'connect', () => Promise<Loaded>>
