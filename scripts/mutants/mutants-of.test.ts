import { expect, test } from 'vitest'
import { mutantsOf, withMutant } from './mutants-of.ts'

const sourcesOf = (source: string) =>
  mutantsOf('a.ts', source).map((mutant) => withMutant(source, mutant))

test.each([
  ['if (a < b) act()', ['if (false) act()', 'if (a <= b) act()', 'if (a < b) ;']],
  [
    'const c = a === 1 ? b : d',
    ['true', 'false'].map((is) => `const c = ${is} ? b : d`).concat('const c = a !== 1 ? b : d'),
  ],
  ['const c = a && true', ['const c = a || true', 'const c = a && false']],
  ["const text: 'x' = 'a < b'", []],
])('%s', (source, mutants) => {
  expect(sourcesOf(source).sort()).toEqual(mutants.sort())
})

test('a mutant is named by its line', () => {
  expect(mutantsOf('a.ts', 'const a = 1\n\nact()').map(({ line }) => line)).toEqual([3])
})
