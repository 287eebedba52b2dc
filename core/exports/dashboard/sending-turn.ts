import { z } from 'zod'
import { failureSchema } from '#core/contract/failure'
import type { Timestamp } from '#core/time'
import { type SendingWay, sendingWaySchema } from './dashboard.ts'

const sendingStepSchema = z.strictObject({
  way: sendingWaySchema,
  state: z.enum([
    'waiting',
    /** It may be on its way: written down before a byte leaves. */
    'sending',
    'sent',
    'failed',
    /** It has left, and nobody knows whether it arrived: it is not sent again by itself. */
    'unknown',
  ]),
  at: z.int(),
  failure: failureSchema.nullable(),
  /** Recipients whom the mail server has refused while it took the others. */
  refused: z.array(z.string()),
})
export type SendingStep = z.infer<typeof sendingStepSchema>

/** One time at which the dashboard is sent, way by way. */
export const sendingTurnSchema = z.strictObject({
  /** The time of the schedule that it is for. */
  slot: z.int(),
  at: z.int(),
  steps: z.array(sendingStepSchema),
})
export type SendingTurn = z.infer<typeof sendingTurnSchema>

interface NewTurn {
  readonly slot: Timestamp
  readonly at: Timestamp
  readonly ways: readonly SendingWay[]
}

export const newTurn = ({ slot, at, ways }: NewTurn): SendingTurn => ({
  slot,
  at,
  steps: ways.map((way) => ({ way, state: 'waiting', at, failure: null, refused: [] })),
})

/** The way that comes next; null where each has been taken. */
export const nextWay = (turn: SendingTurn | null): SendingWay | null =>
  turn?.steps.find(({ state }) => state === 'waiting')?.way ?? null

export const withStep = (turn: SendingTurn, step: SendingStep): SendingTurn => ({
  ...turn,
  steps: turn.steps.map((one) => (one.way === step.way ? step : one)),
})

/** A turn of whose ways only those are taken that have begun. */
export const withoutWaiting = (turn: SendingTurn): SendingTurn => ({
  ...turn,
  steps: turn.steps.filter(({ state }) => state !== 'waiting'),
})

interface LostSteps {
  readonly turn: SendingTurn
  readonly lost: readonly SendingWay[]
}

/** The turn in which the application ended: what was on its way is unknown, and is not sent again. */
export const loseSteps = (turn: SendingTurn): LostSteps => ({
  turn: {
    ...turn,
    steps: turn.steps.map((step) =>
      step.state === 'sending' ? { ...step, state: 'unknown' } : step,
    ),
  },
  lost: turn.steps.filter(({ state }) => state === 'sending').map(({ way }) => way),
})
