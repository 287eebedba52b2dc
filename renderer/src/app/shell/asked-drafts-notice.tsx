import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { query } from '../../bridge/query.ts'
import { useFirstPainted } from '../../bridge/report-painted.ts'

const AskedDrafts = lazy(async () => ({
  default: (await import('../../features/prices/draft/team/asked-drafts.tsx')).AskedDrafts,
}))

/** Says on every screen that somebody of the team wants to edit a draft that is edited here. */
export const AskedDraftsNotice = () => {
  // Loaded after the first screen.
  const isTime = useFirstPainted()
  const { data } = useQuery({ ...query('drafts.listShared', {}), enabled: isTime })
  if (data === undefined || data.drafts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <AskedDrafts drafts={data.drafts} />
    </Suspense>
  )
}
