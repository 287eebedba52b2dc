import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Account } from '#core/contract/accounts'
import { mutation } from '../../bridge/mutation.ts'
import { notifyDone } from '../../ui/notices/notify.tsx'
import { ConfirmRemoval } from './confirm-removal.tsx'

export const RemoveAccount = ({ account: { id, label } }: { readonly account: Account }) => {
  const { t } = useTranslation()
  const remove = useMutation({
    ...mutation('accounts.removeAccount'),
    onSuccess: () => notifyDone((t) => ({ title: t('accounts.removed', { name: label }) })),
  })
  return (
    <ConfirmRemoval
      name={label}
      sentence={t('accounts.removeAccountSentence')}
      isRemoving={remove.isPending}
      onRemove={(close) => remove.mutate({ accountId: id }, { onSuccess: close })}
    />
  )
}
