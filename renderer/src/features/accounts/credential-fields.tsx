import { TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { SecretInput } from '../../ui/secret-fields.tsx'

interface Props {
  /** A form that has both fields. */
  readonly form: { readonly getInputProps: (path: 'login' | 'password') => GetInputPropsReturnType }
  readonly passwordField: RefObject<HTMLInputElement | null>
  /** The dialog that they stand first in begins with the login. */
  readonly isFirst?: boolean
}

/** What an account signs in with. The browser neither offers nor keeps any of it. */
export const CredentialFields = ({ form, passwordField, isFirst = false }: Props) => {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        required
        {...(isFirst ? { 'data-autofocus': true } : {})}
        label={t('connect.login')}
        autoComplete="off"
        spellCheck={false}
        {...form.getInputProps('login')}
      />
      <SecretInput
        ref={passwordField}
        required
        label={t('connect.password')}
        {...form.getInputProps('password')}
      />
    </>
  )
}
