import { type GuidePageName, isGuidePageName } from '#core/guide/pages'

const placesFromAbove = ['[aria-modal="true"]', '[data-panel]', 'body']

/** The page of the guide about what is in sight: of a dialog or a panel that names one of its own, else of the screen. */
export const pageInSight = (ofScreen: GuidePageName): GuidePageName => {
  for (const place of placesFromAbove) {
    const named = [...document.querySelectorAll(`${place} [data-guide-page]`)].at(-1)
    const page = named?.getAttribute('data-guide-page') ?? ''
    if (isGuidePageName(page)) return page
  }
  return ofScreen
}
