import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useScreenVerb } from './screen-verbs.ts'

const debounceMs = 120

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly width?: number | '100%'
  /** The shortcut for searching goes to the one that is the screen's. */
  readonly isMain?: boolean
}

/** Searches while a person types; Escape clears. */
export const SearchField = (props: Props) => {
  const { label, value, onChange, width = 240, isMain = true } = props
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const told = useRef(value)
  const tell = useDebouncedCallback((next: string) => {
    told.current = next
    onChange(next)
  }, debounceMs)
  useEffect(() => {
    // A text that this field has reported may come back late, while somebody types on: it changes nothing.
    if (value === told.current) return
    told.current = value
    setText(value)
  }, [value])
  useScreenVerb('search', () => input.current?.select(), isMain)

  const change = (next: string) => {
    setText(next)
    tell(next)
  }
  return (
    <TextInput
      ref={input}
      type="search"
      size="xs"
      w={width}
      maxLength={200}
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && change('')}
      leftSection={<IconSearch size={15} aria-hidden />}
      rightSection={
        text !== '' && (
          <CloseButton size="xs" aria-label={t('common.clearSearch')} onClick={() => change('')} />
        )
      }
    />
  )
}
