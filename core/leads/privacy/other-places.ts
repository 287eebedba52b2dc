/** Where Unitdesk may keep something of a person besides leads: each has its own way to remove it. */
export const otherPlaces = [
  'payments',
  'paymentLists',
  'reports',
  'media',
  'prices',
  'activity',
  'consents',
  'sources',
  'settings',
] as const
export type OtherPlace = (typeof otherPlaces)[number]
