import { z } from 'zod'
import { toJson } from '#core/json'
import {
  type DraftChange,
  type DraftPrice,
  type StepLabel,
  stepLabelSchema,
} from '#core/prices/draft/draft-price'
import { parseToldCells } from '#core/prices/draft/parse-draft-changes'
import { done, type TeamResult, teamFault } from '../team-result.ts'
import { arrayOf } from './array-of.ts'
import type { TeamDesk } from './open-desk.ts'

const number = z.coerce.number()

const headSchema = z
  .object({
    id: z.string(),
    origin: z.string(),
    project: number,
    name: z.string(),
    author: z.string(),
    is_author: z.boolean(),
    revision: number,
    token: z.string().nullable(),
    is_put_away: z.boolean(),
    editor: z.string().nullable(),
    is_editor: z.boolean().nullable(),
    left_ms: number.nullable(),
    asker: z.string().nullable(),
    is_asker: z.boolean().nullable(),
  })
  .transform((row) => ({
    id: row.id,
    origin: row.origin,
    project: row.project,
    name: row.name,
    author: row.author,
    isAuthor: row.is_author,
    revision: row.revision,
    token: row.token,
    isPutAway: row.is_put_away,
    editor:
      row.editor === null
        ? null
        : { name: row.editor, isOwn: row.is_editor === true, leftMs: row.left_ms ?? 0 },
    asker: row.asker === null ? null : { name: row.asker, isOwn: row.is_asker === true },
  }))

/** A draft of the team without its prices, with who edits it. */
export type TeamDraft = z.infer<typeof headSchema>

const stepSchema = z.object({
  revision: number,
  token: z.string(),
  at_ms: number,
  label: z.unknown(),
  cells: z.string(),
})

/** What a step has left of the draft that no later one has changed. */
export interface TeamDraftStep {
  readonly revision: number
  readonly token: string
  readonly at: number
  readonly label: StepLabel
  readonly changes: readonly DraftChange[]
}

interface WrittenStep {
  /** The newest step that this desk has followed. */
  readonly known: number
  readonly token: string
  readonly label: StepLabel
  readonly changes: readonly DraftChange[]
}

const standingSchema = z.object({ standing: z.string(), revision: number })
const anything = z.unknown()
/** A page may have fewer and not be the last one: the database ends it before its prices are too many. */
const stepsAtOnce = 500

/** The drafts that a team works on, for a desk of it. */
export type TeamDrafts = ReturnType<typeof teamDrafts>

export const teamDrafts = (desk: Pick<TeamDesk, 'ask' | 'act'>) => {
  const stand = async (
    name: string,
    values: readonly (string | number)[],
  ): Promise<TeamResult<z.infer<typeof standingSchema>>> => {
    const answer = await desk.act(standingSchema, name, values)
    if (!answer.ok) return answer
    const [row] = answer.value
    return row === undefined ? teamFault('other', 'answer') : done(row)
  }
  return {
    list: (only: string | null) => desk.ask(headSchema, 'list_drafts', [only]),
    /** The steps from the known one on, a page of them; of that one nothing but what it is known by. */
    read: async (id: string, known: number): Promise<TeamResult<readonly TeamDraftStep[]>> => {
      const read = await desk.ask(stepSchema, 'read_draft', [id, known, stepsAtOnce])
      if (!read.ok) return read
      const steps = read.value.map(toStep)
      return steps.every((step) => step !== null) ? done(steps) : teamFault('other', 'answer')
    },
    share: (id: string, draft: { origin: string; projectId: number; name: string }) =>
      desk.act(anything, 'share_draft', [id, draft.origin, draft.projectId, draft.name]),
    take: (id: string) => stand('take_draft', [id]),
    ask: (id: string) => desk.act(anything, 'ask_draft', [id]),
    give: (id: string) => desk.act(anything, 'give_draft', [id]),
    write: (id: string, { known, token, label, changes }: WrittenStep) =>
      stand('write_draft_step', [id, known, token, toJson(label), ...columnsOf(changes)]),
    change: async (id: string, { name, isPutAway }: { name: string; isPutAway: boolean }) => {
      const row = z.object({ change_draft: z.boolean() })
      const answer = await desk.act(row, 'change_draft', [id, name, isPutAway])
      return answer.ok ? done(answer.value[0]?.change_draft === true) : answer
    },
  }
}

const otherStep: StepLabel = { kind: 'edit', detail: null }

const toStep = ({ revision, token, at_ms, label, cells }: z.infer<typeof stepSchema>) => {
  const changes = parseToldCells(cells)
  if (changes === null) return null
  // A newer Unitdesk may know further kinds.
  const read = stepLabelSchema.safeParse(label)
  return { revision, token, at: at_ms, label: read.success ? read.data : otherStep, changes }
}

/** A list for each column, in which PostgreSQL reads ten thousand units at once. */
const columnsOf = (changes: readonly DraftChange[]): string[] => {
  const column = (of: (price: DraftPrice) => number | string | null): string =>
    arrayOf(changes.map(({ price }) => (price === null ? null : of(price))))
  return [
    arrayOf(changes.map(({ unitId }) => unitId)),
    column(({ netMinor }) => netMinor),
    column(({ grossMinor }) => grossMinor),
    column(({ typed }) => typed),
    column(({ base }) => base.netMinor),
    column(({ base }) => base.grossMinor),
  ]
}
