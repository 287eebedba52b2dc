import { useQuery } from '@tanstack/react-query'
import type { ProjectKey } from '#core/ids'
import { sumToType } from '#core/prices/batch/sum-to-type'
import { query } from '../../../../bridge/query.ts'
import type { DraftJudgement } from '../findings/judge-draft.ts'
import type { ToType } from './confirm-by-typing.tsx'

interface TypedConfirmation {
  /** Nothing may be sent before the limit is known. */
  readonly isLimitKnown: boolean
  /** Null: a click is enough. */
  readonly toType: ToType | null
}

/** What is typed before a batch leaves. The sum tells more than the number of units: it is never both. */
export const useToType = (
  { workspaceId }: ProjectKey,
  { stake, sums }: Pick<DraftJudgement, 'stake' | 'sums'>,
): TypedConfirmation => {
  const limit = useQuery(query('prices.readSendLimit', { workspaceId })).data
  if (limit === undefined) return { isLimitKnown: false, toType: null }
  const change = sumToType(sums, limit.sumMinor)
  if (change !== null) return { isLimitKnown: true, toType: { kind: 'sum', change } }
  return { isLimitKnown: true, toType: stake && { kind: 'units', stake } }
}
