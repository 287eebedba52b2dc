import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveBack } from './move-back.ts'

/** Moves rows as the list does: together, in their order, in front of another one. */
const move = (order: readonly number[], files: readonly number[], before: number | null) => {
  const stay = order.filter((id) => !files.includes(id))
  const at = before === null ? stay.length : stay.indexOf(before)
  return [...stay.slice(0, at), ...order.filter((id) => files.includes(id)), ...stay.slice(at)]
}

test('rows that were moved together come back to the places where they stood apart', () => {
  expect(moveBack(['a', 'b', 'c', 'd', 'e'], new Set(['b', 'c', 'e']))).toEqual([
    { files: ['e'], before: null },
    { files: ['b', 'c'], before: 'd' },
  ])
})

test('whatever was moved where, it is taken back', () => {
  const order = fc.uniqueArray(fc.nat(20), { minLength: 2, maxLength: 10 })
  const acts = order.chain((ids) =>
    fc.record({
      order: fc.constant(ids),
      files: fc.subarray(ids, { minLength: 1, maxLength: ids.length - 1 }),
      at: fc.nat(),
    }),
  )
  fc.assert(
    fc.property(acts, ({ order: before, files, at }) => {
      const others = [...before.filter((id) => !files.includes(id)), null]
      const moved = move(before, files, others[at % others.length] ?? null)
      const back = moveBack(before, new Set(files)).reduce(
        (now, one) => move(now, one.files, one.before),
        moved,
      )
      expect(back).toEqual(before)
    }),
  )
})
