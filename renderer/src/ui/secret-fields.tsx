import { PasswordInput, type PasswordInputProps, Textarea, type TextareaProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { type Ref, useLayoutEffect, useRef } from 'react'

interface Props extends PasswordInputProps {
  readonly ref?: Ref<HTMLInputElement>
}

/** A field for a secret of one line. */
export const SecretInput = ({ ref, ...props }: Props) => {
  const field = useEmptied<HTMLInputElement>()
  return <PasswordInput autoComplete="off" {...props} ref={useMergedRef(field, ref)} />
}

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
