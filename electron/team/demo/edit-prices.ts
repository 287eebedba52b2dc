import type { ProjectId } from '#core/ids'
import { editPrice } from '#core/prices/draft/price-edit'
import type { Unit } from '#core/prices/pricelist/unit'
import { defaultPriceRules } from '#core/prices/rules/price-rules'
import { secondMs } from '#core/time'
import type { TeamDesk } from '../desk/open-desk.ts'
import { type TeamDrafts, teamDrafts } from '../desk/team-drafts.ts'

export interface PricelistToEdit {
  readonly projectId: ProjectId
  /** Those that a person would change. */
  readonly units: readonly Unit[]
}

interface Editing {
  readonly desk: Pick<TeamDesk, 'ask' | 'act'>
  readonly origin: string
  /** What the draft is called. */
  readonly name: string
  readonly newId: () => string
  readonly pricelist: PricelistToEdit
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

const pauseMs = 3 * secondMs
/** Half an hour of work: a window that is left open does not fill a disk. */
const mostSteps = 600
const hundredThousandMinor = 10_000_000

/**
 * Somebody who shares a draft, changes a price every few seconds, hands the draft over to whoever asks for it, and goes on
 * where nobody edits it any more.
 */
export const editPrices = async (editing: Editing, signal: AbortSignal): Promise<void> => {
  const drafts = teamDrafts(editing.desk)
  const draftId = editing.newId()
  for (let step = 0; step < mostSteps; ) {
    await editing.sleep(pauseMs, signal)
    if (signal.aborted) return
    if (await turn(editing, { drafts, draftId, step })) step += 1
  }
}

interface Turn {
  readonly drafts: TeamDrafts
  readonly draftId: string
  readonly step: number
}

/** Whether a price was changed. */
const turn = async (
  { pricelist: { projectId, units }, origin, name, newId }: Editing,
  { drafts, draftId, step }: Turn,
): Promise<boolean> => {
  const change = changeOf(units, step)
  if (change === null) return false
  // One that is there already stays as it is.
  if (!(await drafts.share(draftId, { origin, projectId, name })).ok) return false
  const listed = await drafts.list(draftId)
  const draft = listed.ok ? listed.value[0] : undefined
  if (draft === undefined || draft.isPutAway || draft.editor?.isOwn === false) return false
  if (draft.asker !== null) {
    await drafts.give(draftId)
    return false
  }
  const written = await drafts.write(draftId, {
    known: draft.revision,
    token: newId(),
    label: { kind: 'edit', detail: null },
    changes: [change],
  })
  return written.ok && written.value.standing === 'written'
}

/** A hundred thousand more for one unit after the other, and once more for each when all have had it. */
const changeOf = (units: readonly Unit[], step: number) => {
  const unit = units[step % units.length]
  if (unit?.priceGrossMinor == null) return null
  const round = Math.floor(step / units.length) + 1
  const minor = unit.priceGrossMinor + round * hundredThousandMinor
  return editPrice({ unit, draft: undefined, rules: defaultPriceRules, side: 'gross', minor })
}
