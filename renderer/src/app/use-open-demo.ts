import { useMutation } from '@tanstack/react-query'
import { failureOf } from '../bridge/failure-of.ts'
import { mutation } from '../bridge/mutation.ts'
import { useGuide } from './guide/use-guide.ts'
import { usePlaceScreen, useWays } from './use-place.ts'

/** Opens the demo's workspace on its prices; whoever comes from the welcome is shown the first steps beside it. */
export const useOpenDemo = (shown: 'here' | 'notification' = 'notification') => {
  const screen = usePlaceScreen()
  const { go } = useWays()
  const { setOpened } = useGuide()
  const { mutate, isPending, error } = useMutation({
    ...mutation('accounts.openDemo', { failure: shown }),
    onSuccess: ({ id }) => {
      go({ workspaceId: id, projectId: null, screen: 'prices' })
      if (screen === 'welcome') setOpened({ page: 'first-steps', takesFocus: false })
    },
  })
  return { open: () => mutate({}), opening: isPending, failure: failureOf(error) }
}
