import { Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Workspace } from '#core/contract/accounts'
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
  return (
    <Dialog
      button={t('accounts.addAccount')}
      title={t('accounts.addAccountTo', { name: workspace.name })}
    >
      {(close) => <AddForm workspace={workspace} onClose={close} />}
    </Dialog>
  )
}

const AddForm = ({ workspace, onClose }: { workspace: Workspace; onClose: () => void }) => {
  const { t } = useTranslation()
  const form = useAccountForm(null)
  const add = useMutation({
    ...mutation('accounts.addAccount', { failure: 'here' }),
    onSuccess: (account, { areas }) => {
      onClose()
      const title = t('accounts.added', { account: account.label })
      tellKept(t, { title, account, asked: areas, sentence: '' })
    },
  })
  const failure = failureOf(add.error)
  const { isSpent, passwordField, changed } = useSpentLogin(failure)
  const save = (withoutKeychain: WithoutKeychain) => {
    const fields = form.getValues()
    const { login, password } = fields
    const use = accountUse(fields)
    add.mutate({ workspaceId: workspace.id, login, password, withoutKeychain, ...use })
  }
  return (
    <form noValidate onSubmit={form.onSubmit(() => save('refuse'))} onInput={changed}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t('accounts.addAccountSentence')}
        </Text>
        <CredentialFields form={form} passwordField={passwordField} isFirst />
        <AccountUseFields
          workspaceId={workspace.id}
          form={form}
          areasHint={t('connect.areasAsked')}
        />
        <ConnectOutcome
          connection={null}
          failure={failure}
          server={{ link: 'webInterface', workspaceId: workspace.id }}
          onKeepForThisRun={() => save('keepForThisRun')}
        />
      </Stack>
      <FormActions
        save={t('accounts.addAccount')}
        isSaving={add.isPending}
        isPossible={!isSpent}
        onCancel={onClose}
      />
    </form>
  )
}
