import { expect, test } from 'vitest'
import type { Unit } from '#core/prices/pricelist/unit'
import { rememberJoined } from './join-chunks.ts'

const unit = (id: number) => ({ id }) as Unit
const [first, second] = [[unit(1), unit(2)], [unit(3)]]

test('units are joined as far as they are here without a gap', () => {
  const join = rememberJoined()
  expect(join([undefined, second])).toEqual({ units: null, isWhole: false })
  expect(join([first, undefined])).toEqual({ units: first, isWhole: false })
  expect(join([first, second])).toEqual({ units: [...first, ...second], isWhole: true })
})

test('the same chunks are the same list again, another chunk is another one', () => {
  const join = rememberJoined()
  const once = join([first, second])
  expect(join([first, second])).toBe(once)
  expect(join([first, [unit(4)]])).not.toBe(once)
  expect(join([first]).units).toEqual(first)
})
