import { expect, test } from 'vitest'
import { answerMissed } from './answer-missed.ts'
import { newProgress } from './job-progress.ts'

const asking = { first: 100, last: 300, count: 3 }
const asked = { ...newProgress(400), asking }

test('the newest of the missed times runs for the others when a person wants it', () => {
  const { progress, accounts } = answerMissed(asked, 'run')
  const waiting = {
    slot: 300,
    reason: 'missed',
    isPostponed: false,
    attempt: 1,
    unreachable: null,
  }
  expect(progress).toMatchObject({ asking: null, waiting })
  expect(accounts).toEqual([{ outcome: 'joined', first: 100, last: 299, count: 2, into: 300 }])
})

test('a single missed time is not accounted beside its run', () => {
  const one = { ...asked, asking: { first: 300, last: 300, count: 1 } }
  expect(answerMissed(one, 'run').accounts).toEqual([])
})

test('what a person does not want is told so', () => {
  const { progress, accounts } = answerMissed(asked, 'skip')
  expect(progress).toMatchObject({ asking: null, waiting: null })
  expect(accounts).toEqual([{ ...asking, outcome: 'declined', into: null }])
})

test('an answer to no question changes nothing', () => {
  expect(answerMissed(newProgress(400), 'run')).toEqual({
    progress: newProgress(400),
    accounts: [],
  })
})
