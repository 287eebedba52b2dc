import { expect, test } from 'vitest'
import { spokenText, spokenTree } from './spoken-tree.ts'

const spoken = {
  day: (day: string) => `[${day}]`,
  moment: (at: number) => `<${new Date(at).toISOString()}>`,
  yes: 'Ano',
  no: 'Ne',
}

test.each([
  ['date-fixed', '2026-11-20', '[2026-11-20]'],
  ['date-fixed', '2026-11-20T00:00:00+01:00', '[2026-11-20]'],
  ['date-fixed', '2026-11-20, 2026-11-21', '[2026-11-20], [2026-11-21]'],
  ['date-fixed', 'soon', 'soon'],
  ['name', '2026-11-20', '2026-11-20'],
  ['update', '2026-11-20', '2026-11-20'],
  ['given', '2026-11-21T13:00:00.000+01:00', '<2026-11-21T12:00:00.000Z>'],
  ['given', '2026-11-21T13:00', '2026-11-21T13:00'],
  ['valid', 'true', 'Ano'],
  ['valid', 'false', 'Ne'],
  ['count', '1', '1'],
])('%s with %s is said as %s', (name, text, said) => {
  expect(spokenText(name, text, spoken)).toBe(said)
})

test('the tree keeps its shape with its values as they are said', () => {
  const valid = { name: 'valid', text: 'true', children: [] }
  const consents = { name: 'consents', text: null, children: [valid] }
  expect(spokenTree(consents, spoken)).toEqual({
    ...consents,
    children: [{ ...valid, text: 'Ano' }],
  })
})
