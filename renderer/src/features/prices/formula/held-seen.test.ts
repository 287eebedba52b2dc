import { expect, test } from 'vitest'
import { sampleUnit } from '#core/prices/testing/sample-unit'
import { heldSeen } from './held-seen.ts'

const [first, second] = [sampleUnit({ id: 1 }), sampleUnit({ id: 2 })]
const held = { fetchedAt: 1, shown: [first, second], range: null }

test('another selection or filter of the same pricelist is followed', () => {
  const filtered = { ...held, shown: [second] }
  expect(heldSeen(held, filtered)).toBe(filtered)
  const selected = { ...held, range: { rows: [first] } }
  expect(heldSeen(held, selected)).toBe(selected)
})

test('what a pricelist that was read again moves out of sight is met all the same', () => {
  expect(heldSeen(held, { fetchedAt: 2, shown: [second], range: null })).toBe(held)
})

test('where nothing has changed nothing is taken anew', () => {
  expect(heldSeen(held, { ...held })).toBe(held)
})
