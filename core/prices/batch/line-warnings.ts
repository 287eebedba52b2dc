import type { LineJudge } from '../out-of-line/judge-line.ts'
import type { PriceChangeRow } from './change-list.ts'
import type { Warning } from './check-changes.ts'

/** Which of the changes make a price that those around it do not suggest. */
export const lineWarnings = (
  rows: readonly Pick<PriceChangeRow, 'unit'>[],
  judge: LineJudge,
): Warning[] =>
  rows.flatMap(({ unit }) => {
    const judged = judge(unit)
    if (!judged?.isOut) return []
    const kind = judged.by.kind === 'premiums' ? 'unexplained' : 'outOfLine'
    return { unitId: unit.id, kind, fraction: judged.fraction }
  })
