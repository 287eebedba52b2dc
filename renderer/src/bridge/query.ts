import { queryOptions } from '@tanstack/react-query'
import type { InputOf, OutputOf, ReadName } from '#core/contract/index'
import { call } from './call.ts'
import { valueOrThrow } from './value-or-throw.ts'

/** A read as TanStack's options. Never stale by itself: main says what has changed. */
export const query = <N extends ReadName>(name: N, input: InputOf<N>) =>
  queryOptions<OutputOf<N>, Error, OutputOf<N>, readonly [N, InputOf<N>]>({
    queryKey: [name, input],
    queryFn: async ({ signal }) => valueOrThrow(await call(name, input, signal)),
    staleTime: Number.POSITIVE_INFINITY,
  })
