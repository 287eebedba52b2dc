import type { UnitId } from '#core/ids'
import type { EditorParts } from '../editor/editor-parts.ts'
import { ColumnDialog } from './column-dialog.tsx'
import { useAnswer } from './use-answer.ts'

interface Props extends EditorParts {
  readonly unitIds: readonly UnitId[]
  readonly onClose: () => void
}

/** Fills a column of the person's own with the units that are selected in the table. */
export const GridColumnDialog = ({ edited, known, unitIds, onClose }: Props) => {
  const answer = useAnswer(edited.of)
  const { columns } = known.premiums.answers
  return <ColumnDialog columns={columns} unitIds={unitIds} onAnswer={answer} onClose={onClose} />
}
