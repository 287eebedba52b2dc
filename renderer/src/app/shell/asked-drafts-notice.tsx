import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { query } from '../../bridge/query.ts'
import { useFirstPainted } from '../../bridge/report-painted.ts'
import { useRequestedSubject } from '../requested-subject.ts'
import { usePlace } from '../use-place.ts'

const AskedDrafts = lazy(async () => ({
  default: (await import('../../features/prices/draft/team/asked-drafts.tsx')).AskedDrafts,
}))
const AskedApprovals = lazy(async () => ({
  default: (await import('../../features/prices/draft/team/asked-approvals.tsx')).AskedApprovals,
}))

/** Says on every screen that somebody of the team wants to edit a draft that is edited here, or an approval of one. */
export const AskedDraftsNotice = () => {
  // Loaded after the first screen.
  const isTime = useFirstPainted()
  const { data } = useQuery({ ...query('drafts.listShared', {}), enabled: isTime })
  const { go } = usePlace()
  const { setSubject } = useRequestedSubject()
  if (data === undefined || data.drafts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <AskedDrafts drafts={data.drafts} />
      <AskedApprovals
        drafts={data.drafts}
        onOpen={({ workspaceId, projectId, draftId }) => {
          setSubject({ kind: 'draft', workspaceId, projectId, draftId })
          go({ screen: 'prices', workspaceId, projectId })
        }}
      />
    </Suspense>
  )
}
