import { expect, test } from 'vitest'
import { toSecret } from './secret.ts'

test('a secret reveals itself only when it is asked to', () => {
  const secret = toSecret('tajné')
  expect(secret.reveal()).toBe('tajné')
  expect(`${secret} ${String(secret)} ${JSON.stringify({ secret })}`).toBe(
    '[secret] [secret] {"secret":"[secret]"}',
  )
  expect(Object.values(secret).filter((value) => typeof value !== 'function')).toEqual([])
})
