import { expect, test } from 'vitest'
import { withSection } from './with-section.ts'

const document =
  'before\n<!-- a -->\nold\n<!-- end of a -->\nafter\n<!-- b -->\n<!-- end of b -->\n'

test('a section is replaced, and everything around it stays', () => {
  const written = withSection(document, 'a', 'new')
  expect(written).toContain('before\n<!-- a -->\n\nnew\n\n<!-- end of a -->\nafter\n<!-- b -->')
  expect(written).not.toContain('old')
  expect(withSection(written, 'a', 'new')).toBe(written)
})

test('a document without the section is not written over', () => {
  expect(() => withSection(document, 'c', 'new')).toThrow('no section c')
})
