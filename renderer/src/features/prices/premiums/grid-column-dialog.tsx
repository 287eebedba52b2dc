import { useQuery } from '@tanstack/react-query'
import type { ProjectKey, UnitId } from '#core/ids'
import { query } from '../../../bridge/query.ts'
import { ColumnDialog } from './column-dialog.tsx'
import { useAnswer } from './use-answer.ts'

interface Props {
  readonly of: ProjectKey
  readonly unitIds: readonly UnitId[]
  readonly onClose: () => void
}

/** Fills a column of the person's own with the units that are selected in the table. */
export const GridColumnDialog = ({ of, unitIds, onClose }: Props) => {
  const answer = useAnswer(of)
  const answers = useQuery(query('prices.readPremiumAnswers', of)).data
  // What is proposed first stays proposed: it waits for the columns that there are.
  if (answers === undefined) return null
  return (
    <ColumnDialog columns={answers.columns} unitIds={unitIds} onAnswer={answer} onClose={onClose} />
  )
}
