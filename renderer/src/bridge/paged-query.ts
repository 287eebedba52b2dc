import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import type { InputOf, OutputOf, ReadName } from '#core/contract/index'
import { call } from './call.ts'
import { valueOrThrow } from './value-or-throw.ts'

interface Pages<N extends ReadName, P> {
  readonly name: N
  /** Names the list; a page's input adds where the page begins. */
  readonly list: Omit<InputOf<N>, 'before' | 'limit'>
  readonly inputOf: (page: P) => InputOf<N>
  readonly first: P
  /** Where the next page begins; null behind the last page. */
  readonly next: (page: OutputOf<N>) => P | null
}

/** A long list read page by page; a change of its topic reads the pages again in order. */
export const pagedQuery = <N extends ReadName, P>({
  name,
  list,
  inputOf,
  first,
  next,
}: Pages<N, P>) =>
  infiniteQueryOptions<OutputOf<N>, Error, InfiniteData<OutputOf<N>, P>, readonly unknown[], P>({
    queryKey: [name, list, 'pages'],
    queryFn: async ({ pageParam, signal }) =>
      valueOrThrow(await call(name, inputOf(pageParam as P), signal)),
    initialPageParam: first,
    getNextPageParam: next,
    staleTime: Number.POSITIVE_INFINITY,
  })
