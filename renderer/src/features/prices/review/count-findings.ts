import type { UnitId } from '#core/ids'
import type { DraftJudgement } from './judge-draft.ts'
import type { ChangeMark } from './marks-of-units.ts'

export interface Finding {
  readonly mark: ChangeMark
  readonly units: readonly UnitId[]
  /** Nothing leaves as long as it is there. */
  readonly isBlocking: boolean
}

type Found = Pick<DraftJudgement, 'obstacles' | 'conflicts' | 'warnings'>

/** What speaks against sending, each kind with its units: first what keeps the batch from leaving. */
export const countFindings = ({ obstacles, conflicts, warnings }: Found): Finding[] => [
  ...byKind(obstacles, true),
  ...byKind(
    conflicts.map(({ unitId }) => ({ unitId, kind: 'conflict' as const })),
    true,
  ),
  ...byKind(warnings, false),
]

const byKind = (
  found: readonly { readonly unitId: UnitId; readonly kind: ChangeMark }[],
  isBlocking: boolean,
): Finding[] => {
  const units = new Map<ChangeMark, UnitId[]>()
  for (const { unitId, kind } of found) {
    const known = units.get(kind)
    if (known) known.push(unitId)
    else units.set(kind, [unitId])
  }
  return [...units].map(([mark, ids]) => ({ mark, units: ids, isBlocking }))
}
