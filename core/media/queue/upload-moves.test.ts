import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Failure } from '#core/contract/failure'
import { mediaEndpoints, type UploadState } from './media-file.ts'
import { isReplacing, moveUpload, type UploadAct } from './upload-moves.ts'

const failure: Failure = { kind: 'cancelled', again: 'now' }
const states: readonly UploadState[] = [
  { kind: 'waiting' },
  { kind: 'queued' },
  { kind: 'paused' },
  { kind: 'sending', since: 1 },
  { kind: 'done', at: 1, outcome: 'added', pictureId: null },
  { kind: 'failed', at: 1, failure },
  { kind: 'unknown', at: 1 },
  { kind: 'cancelled', at: 1 },
  { kind: 'skipped', at: 1, reason: 'sentBefore' },
]
const acts: readonly UploadAct[] = [
  { kind: 'queue' },
  { kind: 'skip', reason: 'sameInList' },
  { kind: 'leaveToColleague', reason: 'colleagueSent', by: 'Petr' },
  { kind: 'begin' },
  { kind: 'giveBack' },
  { kind: 'leaveLine' },
  { kind: 'fail', failure },
  { kind: 'lose' },
  { kind: 'cancel' },
  { kind: 'retry' },
  { kind: 'unskip' },
  { kind: 'pause' },
  { kind: 'resume' },
  { kind: 'end', outcome: 'added', pictureId: null },
  { kind: 'foundThere', outcome: 'replaced' },
]
const moves = states.flatMap((state) =>
  acts.flatMap((act) => {
    const [picture, plan] = (['unitPicture', 'unitPlan'] as const).map(
      (endpoint) => moveUpload({ endpoint, state }, act, 2)?.kind ?? null,
    )
    return picture === null && plan === null ? [] : [[state.kind, act.kind, picture, plan]]
  }),
)

test('every act has its states, and the rest are left as they are', () => {
  expect(moves).toEqual([
    ['waiting', 'queue', 'queued', 'queued'],
    ['waiting', 'skip', 'skipped', 'skipped'],
    ['waiting', 'cancel', 'cancelled', 'cancelled'],
    ['queued', 'skip', 'skipped', 'skipped'],
    ['queued', 'begin', 'sending', 'sending'],
    ['queued', 'leaveLine', 'waiting', 'waiting'],
    ['queued', 'cancel', 'cancelled', 'cancelled'],
    ['queued', 'pause', 'paused', 'paused'],
    ['queued', 'foundThere', 'done', 'done'],
    ['paused', 'leaveLine', 'waiting', 'waiting'],
    ['paused', 'cancel', 'cancelled', 'cancelled'],
    ['paused', 'resume', 'queued', 'queued'],
    ['sending', 'leaveToColleague', 'skipped', 'skipped'],
    ['sending', 'giveBack', 'queued', 'queued'],
    ['sending', 'leaveLine', 'waiting', 'waiting'],
    ['sending', 'fail', 'failed', 'failed'],
    // Nobody knows whether it has arrived: sent again, a picture would be there twice.
    ['sending', 'lose', 'unknown', 'queued'],
    ['sending', 'cancel', null, 'cancelled'],
    ['sending', 'pause', null, 'paused'],
    ['sending', 'end', 'done', 'done'],
    ['failed', 'retry', 'waiting', 'waiting'],
    ['unknown', 'fail', 'failed', 'failed'],
    ['unknown', 'end', 'done', 'done'],
    ['cancelled', 'retry', 'waiting', 'waiting'],
    ['skipped', 'retry', 'waiting', 'waiting'],
    ['skipped', 'unskip', 'waiting', 'waiting'],
  ])
})

/** A server and an application that may lose each other's words, or end, at any moment. */
const story = fc.record({
  endpoint: fc.constantFrom(...mediaEndpoints),
  turns: fc.array(
    fc.record({
      person: fc.constantFrom('queue', 'retry', 'cancel', 'none'),
      reaches: fc.boolean(),
      answer: fc.constantFrom('heard', 'lost', 'refused', 'killed', 'notLeft'),
    }),
    { maxLength: 12 },
  ),
})

test('whatever is lost, killed, retried or called off, a picture is never there twice without a person knowing', () => {
  fc.assert(
    fc.property(story, ({ endpoint, turns }) => {
      const now: { state: UploadState } = { state: { kind: 'waiting' } }
      let arrivals = 0
      const act = (wanted: UploadAct) => {
        now.state = moveUpload({ endpoint, state: now.state }, wanted, 2) ?? now.state
      }
      for (const { person, reaches, answer } of turns) {
        if (person !== 'none') act({ kind: person })
        if (now.state.kind !== 'queued') continue
        act({ kind: 'begin' })
        if (answer === 'notLeft') act({ kind: 'giveBack' })
        else if (answer === 'refused') act({ kind: 'fail', failure })
        else {
          const hasArrived = answer === 'heard' || reaches
          if (hasArrived) arrivals += 1
          if (answer === 'heard') act({ kind: 'end', outcome: 'added', pictureId: null })
          else act({ kind: 'lose' })
        }
      }
      if (isReplacing(endpoint)) return
      expect(arrivals).toBeLessThanOrEqual(1)
      if (arrivals === 1) expect(['done', 'unknown']).toContain(now.state.kind)
      if (now.state.kind === 'done') expect(arrivals).toBe(1)
    }),
  )
})
