import { useQuery } from '@tanstack/react-query'
import { needsPerson } from '#core/exports/schedule/needs-person'
import { query } from '../../bridge/query.ts'
import { useFirstPainted } from '../../bridge/report-painted.ts'
import type { ListedScreen } from '../screens.ts'
import { usePlace } from '../use-place.ts'

/** How many things on each screen wait for a person. */
export const useWaitingCounts = (): Partial<Record<ListedScreen, number>> => {
  const { workspaceId } = usePlace().place
  // Loaded after the first screen.
  const isTime = useFirstPainted()
  const { data: reports = [] } = useQuery({
    ...query('exports.listReports', { workspaceId: workspaceId ?? '' }),
    enabled: isTime && workspaceId !== null,
  })
  return { exports: workspaceId === null ? 0 : reports.filter(needsPerson).length }
}
