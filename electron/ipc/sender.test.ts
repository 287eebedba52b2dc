import { expect, test } from 'vitest'
import { isTrustedFrame } from './sender.ts'

const origin = 'app://bundle'
const main = (url: string) => ({ url, parent: null })

test.each(['app://bundle/', 'app://bundle/index.html', 'app://bundle/index.html#prices'])(
  'the page at %s is the application',
  (url) => {
    expect(isTrustedFrame(main(url), origin)).toBe(true)
  },
)

test.each([
  '',
  'about:blank',
  'app://bundle',
  'app://bundle.evil/index.html',
  'app://bundleevil/',
  'app://other/index.html',
  'https://bundle/index.html',
  'file:///app://bundle/index.html',
  'data:text/html,app://bundle/',
  'devtools://devtools/bundled/inspector.html',
])('the page at %j is nobody', (url) => {
  expect(isTrustedFrame(main(url), origin)).toBe(false)
})

test('a frame inside the page is nobody, and so is one that is gone', () => {
  expect(isTrustedFrame({ url: 'app://bundle/index.html', parent: {} }, origin)).toBe(false)
  expect(isTrustedFrame(null, origin)).toBe(false)
})
