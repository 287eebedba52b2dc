import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { query } from '../../bridge/query.ts'
import { useFirstPainted } from '../../bridge/report-painted.ts'
import { usePlace } from '../use-place.ts'

const BatchesElsewhere = lazy(async () => ({
  default: (await import('../../features/prices/history/batches-elsewhere.tsx')).BatchesElsewhere,
}))

/** Says on other screens which batches have an unknown outcome, and which did not leave. */
export const OpenBatchesNotice = () => {
  const { place, go } = usePlace()
  // Loaded after the first screen.
  const isTime = useFirstPainted()
  const { data = [] } = useQuery({ ...query('batches.listOpenBatches', {}), enabled: isTime })
  // The prices themselves tell of their own workspace, with more to do about it.
  const elsewhere = data.filter(
    ({ workspaceId }) => place.screen !== 'prices' || workspaceId !== place.workspaceId,
  )
  if (elsewhere.length === 0) return null
  return (
    <Suspense fallback={null}>
      <BatchesElsewhere
        batches={elsewhere}
        onShow={({ workspaceId, projectId }) => go({ screen: 'prices', workspaceId, projectId })}
      />
    </Suspense>
  )
}
