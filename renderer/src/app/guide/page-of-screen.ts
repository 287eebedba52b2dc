import type { GuidePageName } from '#core/guide/pages'
import type { ScreenKey } from '../screen-loaders.ts'

/** The page of the guide that belongs to each screen. */
export const pageOfScreen: Readonly<Record<ScreenKey, GuidePageName>> = {
  welcome: 'first-steps',
  connect: 'connecting',
  prices: 'prices',
  media: 'media',
  leads: 'leads',
  customers: 'customers',
  exports: 'exports',
  payments: 'payments',
  activity: 'activity',
  settings: 'settings',
}
