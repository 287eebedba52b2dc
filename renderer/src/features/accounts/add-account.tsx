import { Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Workspace } from '#core/contract/accounts'
import type { Failure } from '#core/contract/failure'
import type { InputOf } from '#core/contract/index'
import type { WorkspaceId } from '#core/ids'
import { failureOf } from '../../bridge/failure-of.ts'
import { mutation } from '../../bridge/mutation.ts'
import { accountUse, useAccountForm } from './account-form.ts'
import { AccountUseFields } from './account-use-fields.tsx'
import { ConnectOutcome } from './connect-outcome.tsx'
import { CredentialFields } from './credential-fields.tsx'
import { Dialog } from './dialog.tsx'
import { FormActions } from './form-actions.tsx'
import type { WithoutKeychain } from './password-form.tsx'
import { tellKept } from './tell-kept.ts'
import { useSpentLogin } from './use-spent-login.ts'

export const AddAccount = ({ workspace }: { readonly workspace: Workspace }) => {
  const { t } = useTranslation()
  const add = useMutation({
    ...mutation('accounts.addAccount', { failure: 'here' }),
    onSuccess: (account, { areas }) => tellKept({ connected: null, account, asked: areas }),
  })
  return (
    <Dialog
      button={t('accounts.addAccount')}
      title={t('accounts.addAccountTo', { name: workspace.name })}
      isBusy={add.isPending}
      onLeave={add.reset}
    >
      {(close) => (
        <AddForm
          workspaceId={workspace.id}
          failure={failureOf(add.error)}
          isSaving={add.isPending}
          onSave={(account) => add.mutate(account, { onSuccess: close })}
          onCancel={close}
        />
      )}
    </Dialog>
  )
}

interface FormProps {
  readonly workspaceId: WorkspaceId
  readonly failure: Failure | null
  readonly isSaving: boolean
  readonly onSave: (account: InputOf<'accounts.addAccount'>) => void
  readonly onCancel: () => void
}

const AddForm = ({ workspaceId, failure, isSaving, onSave, onCancel }: FormProps) => {
  const { t } = useTranslation()
  const form = useAccountForm(null)
  const { isSpent, passwordField, changed } = useSpentLogin(failure)
  const save = (withoutKeychain: WithoutKeychain) => {
    const fields = form.getValues()
    const { login, password } = fields
    const use = accountUse(fields)
    onSave({ workspaceId, login, password, withoutKeychain, ...use })
  }
  return (
    <form noValidate onSubmit={form.onSubmit(() => save('refuse'))} onInput={changed}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('accounts.addAccountSentence')}
        </Text>
        <CredentialFields form={form} passwordField={passwordField} isFirst />
        <AccountUseFields
          workspaceId={workspaceId}
          form={form}
          areasHint={t('connect.areasAsked')}
        />
        <ConnectOutcome
          connection={null}
          failure={failure}
          server={{ link: 'webInterface', workspaceId }}
          onKeepForThisRun={() => save('keepForThisRun')}
        />
      </Stack>
      <FormActions
        save={t('accounts.addAccount')}
        isSaving={isSaving}
        isPossible={!isSpent}
        onCancel={onCancel}
      />
    </form>
  )
}
