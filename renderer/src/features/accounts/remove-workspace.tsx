import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Workspace } from '#core/contract/accounts'
import { mutation } from '../../bridge/mutation.ts'
import { query } from '../../bridge/query.ts'
import { notifyDone } from '../../ui/notices/notify.tsx'
import { ConfirmRemoval } from './confirm-removal.tsx'

export const RemoveWorkspace = ({ workspace: { id, name } }: { readonly workspace: Workspace }) => {
  const { t } = useTranslation()
  const totals = useQuery(query('payments.readTotals', { workspaceId: id })).data?.totals ?? []
  const hasPayments = totals.length > 0
  const remove = useMutation({
    ...mutation('accounts.removeWorkspace'),
    onSuccess: () => notifyDone((t) => ({ title: t('accounts.removed', { name }) })),
  })
  return (
    <ConfirmRemoval
      name={name}
      sentence={
        hasPayments
          ? `${t('accounts.removeSentence')} ${t('accounts.removePayments')}`
          : t('accounts.removeSentence')
      }
      isRemoving={remove.isPending}
      onRemove={(close) => remove.mutate({ workspaceId: id }, { onSuccess: close })}
    />
  )
}
