import { expect, test } from 'vitest'
import type { DraftId } from '#core/ids'
import { draftOfAct } from './draft-of-act.ts'

const [autumn, spring] = ['autumn' as DraftId, 'spring' as DraftId]

test('an act goes to the draft that was open when it was asked for', () => {
  expect(draftOfAct({ meant: autumn, open: autumn, made: null })).toBe(autumn)
})

test('what was typed where no draft was open makes one, and what was typed behind it goes there too', () => {
  expect(draftOfAct({ meant: null, open: null, made: null })).toBe('new')
  expect(draftOfAct({ meant: null, open: autumn, made: autumn })).toBe(autumn)
})

test.each([
  ['another one is open by now', { meant: autumn, open: spring, made: null }],
  ['its prices are not read yet', { meant: autumn, open: null, made: null }],
  ['none was open and another one is opened', { meant: null, open: spring, made: autumn }],
])('an act goes nowhere when %s', (_case, turn) => {
  expect(draftOfAct(turn)).toBe('other')
})
