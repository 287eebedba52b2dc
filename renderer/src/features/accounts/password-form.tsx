import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#core/contract/failure'
import type { InputOf } from '#core/contract/index'
import { SecretInput } from '../../ui/secret-fields.tsx'
import { ConnectOutcome } from './connect-outcome.tsx'
import { FormActions } from './form-actions.tsx'
import { useSpentLogin } from './use-spent-login.ts'

export type WithoutKeychain = InputOf<'accounts.changePassword'>['withoutKeychain']

interface Props {
  readonly failure: Failure | null
  readonly isSaving: boolean
  readonly onSave: (password: string, withoutKeychain: WithoutKeychain) => void
  readonly onCancel: () => void
}

/** Lives as long as its dialog is open: what was typed ends with it. */
export const PasswordForm = ({ failure, isSaving, onSave, onCancel }: Props) => {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const { isSpent, passwordField, changed } = useSpentLogin(failure)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(password, 'refuse')
  }
  return (
    <form onSubmit={submit} onInput={changed}>
      <SecretInput
        ref={passwordField}
        data-autofocus
        required
        label={t('accounts.newPassword')}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <ConnectOutcome
        connection={null}
        failure={failure}
        onKeepForThisRun={() => onSave(password, 'keepForThisRun')}
      />
      <FormActions
        save={t('accounts.save')}
        isSaving={isSaving}
        isPossible={password !== '' && !isSpent}
        onCancel={onCancel}
      />
    </form>
  )
}
