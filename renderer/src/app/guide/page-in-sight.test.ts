// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { pageInSight } from './page-in-sight.ts'

const inSight = (html: string) => {
  document.body.innerHTML = html
  return pageInSight('prices')
}

test('a dialog goes before the panel below it, and the panel before the screen', () => {
  expect(inSight('<main></main>')).toBe('prices')
  const screen = '<main><div data-guide-page="building"></div></main>'
  expect(inSight(screen)).toBe('building')
  const panel = '<section data-panel><h2 data-guide-page="premiums"></h2></section>'
  expect(inSight(panel + screen)).toBe('premiums')
  const dialog = '<div aria-modal="true"><p data-guide-page="media"></p></div>'
  expect(inSight(dialog + panel + screen)).toBe('media')
  expect(inSight('<main><div data-guide-page="none of the pages"></div></main>')).toBe('prices')
})
