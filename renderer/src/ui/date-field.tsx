import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { readDate, writeDate } from '#core/format/date-text'
import { useFormats } from '../i18n/formats-context.ts'

interface Props {
  readonly label: string
  /** As 2026-11-29; what was typed instead where it is no date. */
  readonly value: string
  readonly error?: string | false
  readonly size?: 'xs' | 'sm'
  /** A dialogue begins with it. */
  readonly isFirst?: boolean
  readonly onChange: (value: string) => void
}

const example = '2026-11-30'

/** A date as a text in the language of the window: the browser's own field speaks that of the computer. */
export const DateField = (props: Props) => {
  const { label, value, error = false, size = 'xs', isFirst = false, onChange } = props
  const { locale } = useFormats()
  const [text, setText] = useState(() => writeDate(value, locale) || value)
  return (
    <TextInput
      size={size}
      {...(isFirst ? { 'data-autofocus': true } : {})}
      autoComplete="off"
      maxLength={30}
      label={label}
      placeholder={writeDate(example, locale)}
      error={error}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        onChange(readDate(currentTarget.value, locale) ?? currentTarget.value.trim())
      }}
      onBlur={() => setText((typed) => writeDate(readDate(typed, locale) ?? '', locale) || typed)}
    />
  )
}
