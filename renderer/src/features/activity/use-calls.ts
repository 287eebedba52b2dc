import { useInfiniteQuery } from '@tanstack/react-query'
import type { ApiCall } from '#core/contract/activity'
import { failureOf } from '../../bridge/failure-of.ts'
import { pagedQuery } from '../../bridge/paged-query.ts'

export interface CallFilter {
  readonly outcome: 'all' | 'problems'
  readonly search: string
}

const pageSize = 200

/** The newest calls first, older ones page by page; grows by itself as calls are made. */
export const useCalls = ({ outcome, search }: CallFilter) => {
  const pages = useInfiniteQuery(
    pagedQuery<'activity.listCalls', number | null>({
      name: 'activity.listCalls',
      list: { outcome, search },
      inputOf: (before) => ({ outcome, search, before, limit: pageSize }),
      first: null,
      next: ({ calls }) => (calls.length < pageSize ? null : (calls.at(-1)?.id ?? null)),
    }),
  )
  const calls: ApiCall[] | null = pages.data?.pages.flatMap((page) => page.calls) ?? null
  return {
    calls,
    total: pages.data?.pages[0]?.total ?? 0,
    failure: failureOf(pages.error),
    hasMore: pages.hasNextPage,
    more: () => void pages.fetchNextPage(),
  }
}
