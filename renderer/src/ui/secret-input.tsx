import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { type Ref, useLayoutEffect, useRef } from 'react'

interface Props extends PasswordInputProps {
  readonly ref?: Ref<HTMLInputElement>
}

/** A field for a secret. It is emptied when it goes: the page may keep a field that is no longer shown for minutes. */
export const SecretInput = ({ ref, ...props }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  const merged = useMergedRef(field, ref)
  useLayoutEffect(() => {
    const { current } = field
    return () => {
      if (current === null) return
      current.value = ''
      // React writes what is typed into the attribute as well.
      current.removeAttribute('value')
    }
  }, [])
  return <PasswordInput autoComplete="off" {...props} ref={merged} />
}
