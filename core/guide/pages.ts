/** The pages of the guide in the order of its contents: files of `docs/guide`, in every language. */
export const guidePages = [
  'first-steps',
  'connecting',
  'prices',
  'price-changes',
  'building',
  'premiums',
  'media',
  'leads',
  'customers',
  'exports',
  'report-contents',
  'payments',
  'activity',
  'settings',
] as const

export type GuidePageName = (typeof guidePages)[number]

export const isGuidePageName = (name: string): name is GuidePageName =>
  (guidePages as readonly string[]).includes(name)
