import { useQuery } from '@tanstack/react-query'
import type { ProjectKey } from '#core/ids'
import type { DraftJudgement } from '#core/prices/batch/judge-draft'
import { type ToType, whatToType } from '#core/prices/batch/what-to-type'
import { query } from '../../../../bridge/query.ts'

interface TypedConfirmation {
  /** Nothing may be sent before the limit is known. */
  readonly isLimitKnown: boolean
  /** Null: a click is enough. */
  readonly toType: ToType | null
}

/** What is typed before a batch leaves, by the limit of the workspace and those of the project. */
export const useToType = (
  { workspaceId }: ProjectKey,
  judgement: Pick<DraftJudgement, 'stake' | 'sums'>,
): TypedConfirmation => {
  const limit = useQuery(query('prices.readSendLimit', { workspaceId })).data
  return limit === undefined
    ? { isLimitKnown: false, toType: null }
    : { isLimitKnown: true, toType: whatToType(judgement, limit.sumMinor) }
}
