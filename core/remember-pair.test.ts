import { expect, test } from 'vitest'
import { rememberPair } from './remember-pair.ts'

test('of the same two things it is made once, of others anew', () => {
  const made: string[] = []
  const joined = rememberPair((first: { name: string }, second: { name: string }) => {
    made.push(`${first.name} ${second.name}`)
    return { first, second }
  })
  const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }]
  expect(joined(a, b)).toBe(joined(a, b))
  expect(joined(a, c)).toEqual({ first: a, second: c })
  expect(joined(b, a)).toEqual({ first: b, second: a })
  expect(joined(a, b)).toEqual({ first: a, second: b })
  expect(made).toEqual(['a b', 'a c', 'b a'])
})
