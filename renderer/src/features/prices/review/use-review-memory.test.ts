import { expect, test } from 'vitest'
import { batchIdSchema, unitIdSchema } from '#core/ids'
import { opened } from './use-review-memory.ts'

const batchId = batchIdSchema.parse('b1')
const [seven, eight] = [unitIdSchema.parse(7), unitIdSchema.parse(8)]
const memory = { leftOut: new Set([seven]), note: 'from Monday', batchId, told: null }

test('an answer that nobody has seen is shown when the review is opened', () => {
  expect(opened(memory)).toBe(memory)
  const earlier = { batchId: batchIdSchema.parse('b0'), refused: [] }
  expect(opened({ ...memory, told: earlier })).toMatchObject({ batchId })
})

test('after an answer that was seen the review opens the changes, without what was refused', () => {
  expect(opened({ ...memory, told: { batchId, refused: [eight] } })).toEqual({
    leftOut: new Set([seven, eight]),
    note: 'from Monday',
    batchId: null,
    told: null,
  })
})
