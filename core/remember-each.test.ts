import { expect, test } from 'vitest'
import { rememberEach } from './remember-each.ts'

test('each thing is said once, whatever it is, and an empty word is a word', () => {
  const asked: (string | null)[] = []
  const word = rememberEach((code: string | null) => {
    asked.push(code)
    return code ?? ''
  })
  expect(['a', null, 'a', null, 'b'].map(word)).toEqual(['a', '', 'a', '', 'b'])
  expect(asked).toEqual(['a', null, 'b'])
})
