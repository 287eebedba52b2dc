import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Batch } from '#core/prices/batch/batch'
import type { Timestamp } from '#core/time'
import { query } from '../../../bridge/query.ts'
import { ApplyLater } from '../review/sending/apply-later.tsx'
import { useBatchActs } from './use-batch-acts.ts'

/** What can be done about a batch wherever it is shown. */
export const BatchActs = ({ batch }: { readonly batch: Batch }) => {
  const { t } = useTranslation()
  const { isBusy, compare, sendNow, reschedule, withdraw } = useBatchActs(batch.id)
  const [isMoving, setMoving] = useState(false)
  const { kind } = batch.state
  const act = (words: string, onClick: () => void, isFirst: boolean) => (
    <Button size="xs" variant={isFirst ? 'filled' : 'default'} disabled={isBusy} onClick={onClick}>
      {words}
    </Button>
  )
  return (
    <>
      {(kind === 'unknown' || kind === 'sent' || kind === 'differs') &&
        act(t('batches.act.compare'), compare, kind === 'unknown')}
      {(kind === 'scheduled' || kind === 'missed') &&
        act(t('batches.act.sendNow'), sendNow, kind === 'missed')}
      {(kind === 'scheduled' || kind === 'missed') && (
        <>
          {act(t('batches.act.reschedule'), () => setMoving(true), false)}
          {act(t('batches.act.withdraw'), withdraw, false)}
          {isMoving && (
            <MoveBatch batch={batch} onMove={reschedule} onClose={() => setMoving(false)} />
          )}
        </>
      )}
    </>
  )
}

interface Props {
  readonly batch: Batch
  readonly onMove: (at: Timestamp) => void
  readonly onClose: () => void
}

/** Chooses another time for a batch that waits for one, or has missed it, by the clock of its project. */
const MoveBatch = ({ batch, onMove, onClose }: Props) => {
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
