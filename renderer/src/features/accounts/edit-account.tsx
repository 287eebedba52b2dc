import { Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Account } from '#core/contract/accounts'
import type { WorkspaceId } from '#core/ids'
import { failureOf } from '../../bridge/failure-of.ts'
import { mutation } from '../../bridge/mutation.ts'
import { notifyDone } from '../../ui/notices/notify.ts'
import { accountUse, useAccountForm } from './account-form.ts'
import { AccountUseFields } from './account-use-fields.tsx'
import { ConnectOutcome } from './connect-outcome.tsx'
import { Dialog } from './dialog.tsx'
import { FormActions } from './form-actions.tsx'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly account: Account
}

export const EditAccount = (props: Props) => {
  const { t } = useTranslation()
  return (
    <Dialog
      button={t('accounts.edit')}
      title={t('accounts.editNamed', { account: props.account.label })}
    >
      {(close) => <EditForm {...props} onClose={close} />}
    </Dialog>
  )
}

const EditForm = ({ workspaceId, account, onClose }: Props & { onClose: () => void }) => {
  const { t } = useTranslation()
  const form = useAccountForm(account)
  const change = useMutation({
    ...mutation('accounts.changeAccount', { failure: 'here' }),
    onSuccess: (_done, { label }) => {
      onClose()
      notifyDone({ title: t('accounts.changed', { account: label }) })
    },
  })
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((fields) =>
        change.mutate({ accountId: account.id, ...accountUse(fields) }),
      )}
    >
      <Stack gap="md">
        <AccountUseFields
          workspaceId={workspaceId}
          form={form}
          areasHint={t('connect.areasHint')}
        />
        <ConnectOutcome connection={null} failure={failureOf(change.error)} />
      </Stack>
      <FormActions save={t('accounts.save')} isSaving={change.isPending} onCancel={onClose} />
    </form>
  )
}
