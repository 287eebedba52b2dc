import { expect, test } from 'vitest'
import { failed, success } from '#core/contract/failure'
import { allInTurn } from './all-in-turn.ts'

test('a defect in one spares the rest, and is still told', async () => {
  const seen: string[] = []
  const waiting = ['a', 'b']
  const running = allInTurn(waiting, async (one) => {
    seen.push(one)
    if (one === 'a') waiting.push('c')
    if (one !== 'c') throw new Error(one)
    return success(null)
  })
  await expect(running).rejects.toThrow('a')
  expect(seen).toEqual(['a', 'b', 'c'])
  expect(waiting).toEqual([])
})

test('a failure of one is the outcome of all', async () => {
  const failure = failed({ kind: 'cancelled', again: 'now' } as const)
  const outcome = await allInTurn(['a', 'b'], async (one) =>
    one === 'a' ? failure : success(null),
  )
  expect(outcome).toEqual(failure)
})
