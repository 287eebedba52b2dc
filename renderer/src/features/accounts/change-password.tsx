import type { ButtonProps } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Account } from '#core/contract/accounts'
import { failureOf } from '../../bridge/failure-of.ts'
import { mutation } from '../../bridge/mutation.ts'
import { notifyDone } from '../../ui/notices/notify.tsx'
import { Dialog } from './dialog.tsx'
import { PasswordForm } from './password-form.tsx'

interface Props {
  readonly account: Account
  readonly look?: Pick<ButtonProps, 'variant' | 'size'>
}

// Words that were made within the form would keep what was typed into it in memory.
const tellChanged = (account: string) =>
  notifyDone((t) => ({ title: t('accounts.passwordChanged', { account }) }))

export const ChangePassword = ({ account, look }: Props) => {
  const { t } = useTranslation()
  const isMissing = account.state.kind === 'withoutPassword'
  const change = useMutation({
    ...mutation('accounts.changePassword', { failure: 'here' }),
    onSuccess: () => tellChanged(account.label),
  })
  return (
    <Dialog
      button={t(isMissing ? 'accounts.enterPassword' : 'accounts.changePassword')}
      title={t(isMissing ? 'accounts.enterPasswordOf' : 'accounts.changePasswordOf', {
        account: account.label,
      })}
      isBusy={change.isPending}
      onLeave={change.reset}
      {...(look ? { look } : {})}
    >
      {(close) => (
        <PasswordForm
          failure={failureOf(change.error)}
          isSaving={change.isPending}
          onSave={(password, withoutKeychain) =>
            change.mutate(
              { accountId: account.id, password, withoutKeychain },
              { onSuccess: close },
            )
          }
          onCancel={close}
        />
      )}
    </Dialog>
  )
}
