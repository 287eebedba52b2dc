import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useScreenVerb } from './screen-verbs.ts'

const debounceMs = 120

interface Props {
  readonly label: string
  readonly clearLabel: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Searches while a person types; Escape clears. */
export const SearchField = ({ label, clearLabel, value, onChange }: Props) => {
  const [text, setText] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  const told = useRef(value)
  const tell = useDebouncedCallback((next: string) => {
    told.current = next
    onChange(next)
  }, debounceMs)
  useEffect(() => {
    // What this field has told itself comes back late while somebody types on: that is no news.
    if (value === told.current) return
    told.current = value
    setText(value)
  }, [value])
  useScreenVerb('search', () => input.current?.select())

  const change = (next: string) => {
    setText(next)
    tell(next)
  }
  return (
    <TextInput
      ref={input}
      type="search"
      size="xs"
      w={240}
      maxLength={200}
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && change('')}
      leftSection={<IconSearch size={15} aria-hidden />}
      rightSection={
        text !== '' && <CloseButton size="xs" aria-label={clearLabel} onClick={() => change('')} />
      }
    />
  )
}
