import { Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Account } from '#core/contract/accounts'
import type { Failure } from '#core/contract/failure'
import type { WorkspaceId } from '#core/ids'
import { failureOf } from '../../bridge/failure-of.ts'
import { mutation } from '../../bridge/mutation.ts'
import { notifyDone } from '../../ui/notices/notify.tsx'
import { accountUse, useAccountForm } from './account-form.ts'
import { AccountUseFields } from './account-use-fields.tsx'
import { ConnectOutcome } from './connect-outcome.tsx'
import { Dialog } from './dialog.tsx'
import { FormActions } from './form-actions.tsx'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly account: Account
}

export const EditAccount = ({ workspaceId, account }: Props) => {
  const { t } = useTranslation()
  const change = useMutation({
    ...mutation('accounts.changeAccount', { failure: 'here' }),
    onSuccess: (_done, { label }) =>
      notifyDone((t) => ({ title: t('accounts.changed', { account: label }) })),
  })
  return (
    <Dialog
      button={t('accounts.edit')}
      title={t('accounts.editNamed', { account: account.label })}
      isBusy={change.isPending}
      onLeave={change.reset}
    >
      {(close) => (
        <EditForm
          workspaceId={workspaceId}
          account={account}
          failure={failureOf(change.error)}
          isSaving={change.isPending}
          onSave={(use) => change.mutate({ accountId: account.id, ...use }, { onSuccess: close })}
          onCancel={close}
        />
      )}
    </Dialog>
  )
}

interface FormProps extends Props {
  readonly failure: Failure | null
  readonly isSaving: boolean
  readonly onSave: (use: ReturnType<typeof accountUse>) => void
  readonly onCancel: () => void
}

const EditForm = (props: FormProps) => {
  const { workspaceId, account, failure, isSaving, onSave, onCancel } = props
  const { t } = useTranslation()
  const form = useAccountForm(account)
  return (
    <form noValidate onSubmit={form.onSubmit((fields) => onSave(accountUse(fields)))}>
      <Stack gap="md">
        <AccountUseFields
          workspaceId={workspaceId}
          form={form}
          areasHint={t('connect.areasHint')}
        />
        <ConnectOutcome connection={null} failure={failure} />
      </Stack>
      <FormActions save={t('accounts.save')} isSaving={isSaving} onCancel={onCancel} />
    </form>
  )
}
