import { useQuery } from '@tanstack/react-query'
import type { Batch } from '#core/prices/batch/batch'
import type { Timestamp } from '#core/time'
import { query } from '../../../bridge/query.ts'
import { ApplyLater } from '../review/sending/apply-later.tsx'

interface Props {
  readonly batch: Batch
  readonly onMove: (at: Timestamp) => void
  readonly onClose: () => void
}

/** Chooses another time for a batch that waits for one, or has missed it, by the clock of its project. */
export const MoveBatch = ({ batch, onMove, onClose }: Props) => {
  const { workspaceId, projectId, state, unitCount } = batch
  const rules = useQuery(query('prices.readRules', { workspaceId, projectId })).data
  if (!rules || (state.kind !== 'scheduled' && state.kind !== 'missed')) return null
  return (
    <ApplyLater
      units={unitCount}
      timeZone={rules.timeZone}
      movedFrom={state.at}
      onSchedule={(at) => {
        onClose()
        onMove(at)
      }}
      onClose={onClose}
    />
  )
}
