import { z } from 'zod'
import { done, type TeamResult, teamFault } from '../team-result.ts'
import { arrayOf } from './array-of.ts'
import type { TeamDesk } from './open-desk.ts'

const number = z.coerce.number()

const rowSchema = z
  .object({
    id: z.string(),
    draft: z.string(),
    revision: number,
    author: z.string(),
    due_ms: number,
    left_out: z.array(number),
    note: z.string(),
    state: z.enum(['waiting', 'prepared', 'sending', 'unknown', 'done', 'stopped', 'withdrawn']),
    is_own: z.boolean(),
    is_held: z.boolean(),
  })
  .transform(({ due_ms, left_out, is_own, is_held, ...row }) => ({
    ...row,
    dueMs: due_ms,
    leftOut: left_out,
    isOwn: is_own,
    isHeld: is_held,
  }))

/** A change of a draft of the team that waits for its time, or did. */
export type TeamScheduled = z.infer<typeof rowSchema>

const stoppedSchema = z.object({ id: z.string(), holder: z.string(), why: z.unknown() })
/** A change that was stopped; whoever knows what can stop one reads why. */
export type StoppedInTeam = z.infer<typeof stoppedSchema>

interface SealedDraft {
  readonly changeId: string
  readonly known: number
  readonly dueMs: number
  readonly leftOut: readonly number[]
  readonly note: string
}

const standingSchema = z.object({ standing: z.enum(['sealed', 'locked', 'behind', 'unapproved']) })
const claimSchema = z.object({
  standing: z.enum(['claimed', 'lost', 'busy', 'gone', 'early', 'late', 'unapproved']),
  holder: z.string().nullable(),
})
const movedSchema = z.object({ reschedule_change: z.boolean() })
const anything = z.unknown()

export const teamScheduled = (desk: Pick<TeamDesk, 'ask' | 'act'>) => {
  const first = <T>(answer: TeamResult<readonly T[]>): TeamResult<T> => {
    if (!answer.ok) return answer
    const [row] = answer.value
    return row === undefined ? teamFault('other', 'answer') : done(row)
  }
  return {
    list: (only: string | null) => desk.ask(rowSchema, 'list_scheduled', [only]),
    /** Why those were stopped that were, and by whose desk. */
    listStopped: (only: string | null) => desk.ask(stoppedSchema, 'list_stopped', [only]),
    seal: async (draft: string, { changeId, known, dueMs, leftOut, note }: SealedDraft) =>
      first(
        await desk.act(standingSchema, 'seal_draft', [
          draft,
          changeId,
          known,
          dueMs,
          arrayOf(leftOut),
          note,
        ]),
      ),
    move: async (changeId: string, dueMs: number | null) =>
      first(await desk.act(movedSchema, 'reschedule_change', [changeId, dueMs])),
    claim: async (changeId: string, token: string, by: 'time' | 'person') =>
      first(await desk.act(claimSchema, 'claim_change', [changeId, token, by === 'person'])),
    send: async (changeId: string, token: string): Promise<boolean> =>
      (await desk.act(anything, 'send_change', [changeId, token])).ok,
    end: (changeId: string, outcome: string) =>
      desk.act(anything, 'end_change', [changeId, outcome]),
    stop: (changeId: string, why: string) => desk.act(anything, 'stop_change', [changeId, why]),
  }
}
