import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

test.each([
  ['plan.png', 'image/png', 'inline; filename="plan.png"'],
  ['ceník.odt', 'text/plain', `attachment; filename="cenik.odt"; filename*=UTF-8''cen%C3%ADk.odt`],
  [
    'a "b" (c).pdf',
    'application/pdf',
    `inline; filename="a _b_ (c).pdf"; filename*=UTF-8''a%20%22b%22%20%28c%29.pdf`,
  ],
])('%s of %s is named %s', (fileName, contentType, expected) => {
  expect(contentDisposition(fileName, contentType)).toBe(expected)
})

test('any name fits into a header, and the true one can be read back', () => {
  const names = fc.string({ unit: 'binary' })
  fc.assert(
    fc.property(names, (name) => {
      const header = contentDisposition(name, 'image/png')
      expect(header).toMatch(/^inline; filename="[\x20-\x7e]*"(; filename\*=UTF-8''[\x21-\x7e]+)?$/)
      const plain = /filename="([^"]*)"/.exec(header)?.[1]
      const extended = /UTF-8''(.+)$/.exec(header)?.[1]
      expect(extended === undefined ? plain : decodeURIComponent(extended)).toBe(name)
    }),
  )
})
