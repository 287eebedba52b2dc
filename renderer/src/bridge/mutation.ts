import { mutationOptions } from '@tanstack/react-query'
import type { InputOf, JobName, OutputOf, WriteName } from '#core/contract/index'
import { call } from './call.ts'
import { valueOrThrow } from './value-or-throw.ts'

interface MutationOptions {
  /** `here`: the screen shows a failure beside its cause. Otherwise a notification does. */
  readonly failure: 'here' | 'notification'
}

/** A write or the start of a job as TanStack's options. */
export const mutation = <N extends WriteName | JobName>(
  name: N,
  shown: MutationOptions = { failure: 'notification' },
) =>
  mutationOptions<OutputOf<N>, Error, InputOf<N>>({
    mutationKey: [name],
    mutationFn: async (input) => valueOrThrow(await call(name, input)),
    // Input that was sent, a password for example, is not remembered longer than the screen that sent it.
    gcTime: 0,
    meta: { failureShown: shown.failure },
  })
