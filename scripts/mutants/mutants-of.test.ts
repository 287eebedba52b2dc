import { expect, test } from 'vitest'
import { mutantsOf } from './mutants-of.ts'
import { withSwitches } from './with-switches.ts'

const sourcesOf = (source: string) =>
  mutantsOf('a.ts', source).map(
    ({ start, end, text }) => source.slice(0, start) + text + source.slice(end),
  )

test.each([
  ['if (a < b) act()', ['if (false) act()', 'if (a <= b) act()', 'if (a < b) undefined']],
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

const source = `
  const said = []
  const last = said
  said.push(a < b && b < c)
  if (a + 1 === b) said.push(true)
  else said.push(a - 1)
  return last`

/** What it says with one mutant planted, or with none. */
const sayWith = (planted: number) => {
  const code = withSwitches(
    source,
    mutantsOf('a.ts', source).map((mutant, id) => ({ ...mutant, id })),
  )
  const isPlanted = (id: number) => id === planted
  return new Function('globalThis', 'a', 'b', 'c', code)({ isPlanted }, 1, 2, 2)
}

test('all mutants stand in one source, and one at most is awake', () => {
  const mutants = mutantsOf('a.ts', source)
  expect(sayWith(-1)).toEqual([false, true])
  expect(new Map(mutants.map(({ text }, id) => [text, sayWith(id)]))).toEqual(
    new Map<string, unknown>([
      ['undefined', [false, true]],
      ['a < b || b < c', [true, true]],
      ['a <= b', [false, true]],
      ['b <= c', [true, true]],
      ['false', [false, false]],
      ['a + 1 !== b', [false, 0]],
      ['a - 1', [false, 0]],
      ['a + 1', [false, true]],
    ]),
  )
})
