import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Account } from '#core/contract/accounts'
import { failureOf } from '../../bridge/failure-of.ts'
import { mutation } from '../../bridge/mutation.ts'
import { notifyDone } from '../../ui/notify.ts'

/** The button that lets one request of a held account out, and what became of it. */
export const useTryOnce = ({ id, label }: Account) => {
  const { t } = useTranslation()
  const tried = useMutation({
    ...mutation('accounts.tryOnce', { failure: 'here' }),
    onSuccess: ({ sent }) =>
      notifyDone({
        title: t(sent ? 'accounts.triedWorks' : 'accounts.triedNext', { account: label }),
      }),
  })
  const button = (
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
  return { button, failure: failureOf(tried.error) }
}
