import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Account } from '#core/contract/accounts'
import { failureOf } from '../../bridge/failure-of.ts'
import { useFailureWords } from '../../bridge/failure-words.ts'
import { mutation } from '../../bridge/mutation.ts'
import { notifyDone, notifyFailure } from '../../ui/notices/notify.tsx'

/** The button that lets one request of a held account out; what became of it is told. */
export const TryOnce = ({ account: { id, label } }: { readonly account: Account }) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const tried = useMutation({
    ...mutation('accounts.tryOnce', { failure: 'here' }),
    onSuccess: ({ sent }) =>
      notifyDone((t) => ({
        title: t(sent ? 'accounts.triedWorks' : 'accounts.triedNext', { account: label }),
      })),
    onError: (error) => {
      const failure = failureOf(error)
      // A refusal is told by the hold itself, which has counted it; what let the account go takes it away.
      if (failure && failure.kind !== 'held') notifyFailure(() => words(failure))
    },
  })
  return (
    <Button
      size="xs"
      variant="default"
      loading={tried.isPending}
      aria-label={t('accounts.tryOnceWith', { account: label })}
      aria-description={t('accounts.tryOnceHint')}
      title={t('accounts.tryOnceHint')}
      onClick={() => tried.mutate({ accountId: id })}
    >
      {t('accounts.tryOnce')}
    </Button>
  )
}
