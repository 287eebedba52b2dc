import { expect, test } from 'vitest'
import { unitIdSchema } from '#core/ids'
import { noAnswers, premiumAnswersSchema, withAnswer } from './premium-answers.ts'

const [one, two, three] = [1, 2, 3].map((id) => unitIdSchema.parse(id))
if (one === undefined || two === undefined || three === undefined) throw new Error('ids')

test('a column is made by its first units, filled by more, and emptied again', () => {
  const made = withAnswer(noAnswers, { kind: 'hasColumn', name: 'View', unitIds: [one, two] })
  const filled = withAnswer(made, { kind: 'hasColumn', name: 'View', unitIds: [two, three] })
  expect(filled.columns).toEqual([{ name: 'View', unitIds: [one, two, three] }])
  const less = withAnswer(filled, { kind: 'lacksColumn', name: 'View', unitIds: [one, three] })
  expect(less.columns).toEqual([{ name: 'View', unitIds: [two] }])
  expect(withAnswer(less, { kind: 'removeColumn', name: 'View' })).toEqual(noAnswers)
  const beside = withAnswer(filled, { kind: 'hasColumn', name: 'Quiet', unitIds: [one] })
  const quiet = { name: 'Quiet', unitIds: [one] }
  const lacking = { kind: 'lacksColumn' as const, name: 'View', unitIds: [one, two, three] }
  expect(withAnswer(beside, lacking).columns).toEqual([{ name: 'View', unitIds: [] }, quiet])
  const more = { kind: 'hasColumn' as const, name: 'View', unitIds: [three] }
  expect(withAnswer(beside, more).columns[1]).toEqual(quiet)
})

test('a sixth column is not made, and what is made can be stored', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const full = names.reduce(
    (answers, name) => withAnswer(answers, { kind: 'hasColumn', name, unitIds: [one] }),
    noAnswers,
  )
  expect(full.columns.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(premiumAnswersSchema.parse(full)).toEqual(full)
})

test('groups, meant prices and floors are remembered once, the last answer winning, and are taken back', () => {
  const side = { kind: 'side', building: 'A', south: 1, west: 0 } as const
  const stack = { kind: 'stack', stack: 'A 1' } as const
  const wrong = [side, stack, side].reduce(
    (answers, group) => withAnswer(answers, { kind: 'wrongGroup', group }),
    noAnswers,
  )
  expect(wrong.wrongGroups).toEqual([stack, side])
  expect(withAnswer(wrong, { kind: 'askAgain', group: side }).wrongGroups).toEqual([stack])
  const meant = [100, 200].reduce(
    (answers, grossMinor) => withAnswer(answers, { kind: 'intended', unitId: one, grossMinor }),
    noAnswers,
  )
  expect(meant.intended).toEqual([{ unitId: one, grossMinor: 200 }])
  expect(withAnswer(meant, { kind: 'notIntended', unitId: one })).toEqual(noAnswers)
  const floors = [5, 6].reduce(
    (answers, level) => withAnswer(answers, { kind: 'floor', floor: 'Attic', level }),
    noAnswers,
  )
  expect(floors.floors).toEqual([{ floor: 'Attic', level: 6 }])
  expect(withAnswer(floors, { kind: 'forgetFloor', floor: 'Roof' })).toEqual(floors)
  expect(withAnswer(floors, { kind: 'forgetFloor', floor: 'Attic' })).toEqual(noAnswers)
})
