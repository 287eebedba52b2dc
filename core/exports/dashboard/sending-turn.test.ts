import { expect, test } from 'vitest'
import { sendingInputSchema, waysOf } from './dashboard.ts'
import {
  loseSteps,
  newTurn,
  nextWay,
  type SendingStep,
  sendingTurnSchema,
  withoutWaiting,
  withStep,
} from './sending-turn.ts'

const ways = waysOf({
  recipients: ['a@example.com'],
  toWebhook: true,
  toSftp: false,
  toFolder: true,
})
const turn = newTurn({ slot: 1_000, at: 1_500, ways })
const step: SendingStep = {
  way: 'folder',
  state: 'sent',
  at: 1_600,
  failure: null,
  refused: [],
}

test('the ways of a turn are taken one after the other, each once', () => {
  expect(ways).toEqual(['folder', 'email', 'webhook'])
  expect(nextWay(turn)).toBe('folder')
  const sent = withStep(turn, step)
  expect(nextWay(sent)).toBe('email')
  const failed = withStep(sent, { ...step, way: 'email', state: 'failed' })
  expect(nextWay(failed)).toBe('webhook')
  expect(nextWay(withStep(failed, { ...step, way: 'webhook' }))).toBeNull()
  expect(sendingTurnSchema.parse(failed)).toEqual(failed)
})

test('what was on its way when the application ended is unknown; what was not begun is still to come', () => {
  const begun = withStep(turn, { ...step, state: 'sending' })
  expect(nextWay(begun)).toBe('email')
  const { turn: after, lost } = loseSteps(begun)
  expect(lost).toEqual(['folder'])
  expect(after.steps.map(({ state }) => state)).toEqual(['unknown', 'waiting', 'waiting'])
  expect(loseSteps(after).lost).toEqual([])
})

test('a way that nobody wants any more is not taken', () => {
  const left = withoutWaiting(withStep(turn, step))
  expect([left.steps, nextWay(left)]).toEqual([[step], null])
})

test('a dashboard that is sent nowhere is not scheduled', () => {
  const sending = {
    schedule: { kind: 'daily', times: ['08:00'] },
    recipients: [],
    toWebhook: false,
    toSftp: false,
    toFolder: false,
    folder: null,
  }
  expect(sendingInputSchema.safeParse(sending).success).toBe(false)
  expect(sendingInputSchema.safeParse({ ...sending, toSftp: true }).success).toBe(true)
})
