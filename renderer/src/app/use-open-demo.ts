import { useMutation } from '@tanstack/react-query'
import { failureOf } from '../bridge/failure-of.ts'
import { mutation } from '../bridge/mutation.ts'
import { usePlace } from './use-place.ts'

/** Opens the demo's workspace on its prices. */
export const useOpenDemo = (shown: 'here' | 'notification' = 'notification') => {
  const { go } = usePlace()
  const { mutate, isPending, error } = useMutation({
    ...mutation('accounts.openDemo', { failure: shown }),
    onSuccess: ({ id }) => go({ workspaceId: id, projectId: null, screen: 'prices' }),
  })
  return { open: () => mutate({}), opening: isPending, failure: failureOf(error) }
}
