import { useInfiniteQuery } from '@tanstack/react-query'
import type { InputOf, OutputOf } from '#core/contract/index'
import type { BatchId, ProjectKey } from '#core/ids'
import { pagedQuery } from '../../../bridge/paged-query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { type BatchGroup, batchGroups } from './batch-groups.ts'

const pageSize = 100

export interface BatchFilter {
  readonly group: BatchGroup
  /** A part of a unit's number. */
  readonly unit: string
}

/** The batches of a project, newest first. */
export const useBatches = (of: ProjectKey, { group, unit }: BatchFilter) => {
  const list = { ...of, unit: unit.slice(0, 60), states: [...batchGroups[group]] }
  const pages = useInfiniteQuery(
    pagedQuery<'batches.listBatches', BatchId | null>({
      name: 'batches.listBatches',
      list,
      first: null,
      inputOf: (before): InputOf<'batches.listBatches'> => ({ ...list, before, limit: pageSize }),
      next: (page: OutputOf<'batches.listBatches'>) =>
        page.length < pageSize ? null : (page.at(-1)?.id ?? null),
    }),
  )
  return {
    /** Null while they are read. */
    batches: pages.data?.pages.flat() ?? null,
    unread: unreadOf(pages),
    hasMore: pages.hasNextPage,
    more: () => void pages.fetchNextPage(),
  }
}
