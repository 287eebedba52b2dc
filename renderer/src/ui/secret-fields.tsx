import {
  PasswordInput,
  type PasswordInputProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { type Ref, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

interface Props extends PasswordInputProps {
  readonly ref?: Ref<HTMLInputElement>
}

/** A field for a secret of one line. */
export const SecretInput = ({ ref, ...props }: Props) => {
  const { t } = useTranslation()
  const field = useEmptied<HTMLInputElement>()
  return (
    <PasswordInput
      autoComplete="off"
      aria-invalid={props.error ? true : undefined}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': t('common.showTyped') }}
      {...props}
      ref={useMergedRef(field, ref)}
    />
  )
}

/** A field in which a secret may stand before it is taken out, such as an address that is pasted with its password. */
export const PastedInput = (props: TextInputProps) => (
  <TextInput autoComplete="off" {...props} ref={useEmptied()} />
)

/** A field for a secret of several lines, such as a private key. */
export const SecretText = (props: TextareaProps) => (
  <Textarea autoComplete="off" spellCheck={false} {...props} ref={useEmptied()} />
)

/** The field is emptied when it goes: the page may keep one that is no longer shown for minutes. */
const useEmptied = <Field extends HTMLInputElement | HTMLTextAreaElement>() => {
  const field = useRef<Field>(null)
  useLayoutEffect(() => {
    const { current } = field
    return () => {
      if (current === null) return
      current.value = ''
      // React writes what is typed into the markup as well.
      current.defaultValue = ''
    }
  }, [])
  return field
}
