import { ActionIcon, Popover, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readDate, writeDate } from '#core/format/date-text'
import { toWallTime } from '#core/wall-time'
import { useFormats } from '../i18n/formats-context.ts'
import { FocusedPopover } from './focused-popover.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { ownZone } from './time-zones.ts'
import { clock } from './timing/clock.ts'

interface Props {
  readonly label: string
  /** `inside`: in a row of tools, where nothing stands above a field. */
  readonly labelled?: 'above' | 'inside'
  /** A day such as 2026-11-29, or the typed text where it is no date. */
  readonly value: string
  readonly error?: string | boolean
  readonly size?: 'xs' | 'sm'
  /** A dialogue begins with it. */
  readonly isFirst?: boolean
  readonly onChange: (value: string) => void
}

const example = '2026-11-30'
const widthInside = 148

/** A date as a text in the language of the window: the browser's own field speaks that of the computer. */
export const DateField = (props: Props) => {
  const { label, labelled = 'above', value, error = false, size = 'xs', isFirst = false } = props
  const { onChange } = props
  const { t } = useTranslation()
  const { locale } = useFormats()
  const written = (date: string) => writeDate(date, locale) || date
  const [text, setText] = useState(() => written(value))
  const [isOpen, setOpen] = useState(false)
  const meant = readDate(text, locale) ?? text.trim()
  // A date that was chosen elsewhere is shown in place of what was typed before it.
  const shown = meant === value ? text : written(value)
  return (
    <TextInput
      size={size}
      {...(isFirst ? { 'data-autofocus': true } : {})}
      autoComplete="off"
      maxLength={30}
      {...(labelled === 'above' ? { label } : { w: widthInside, title: label })}
      aria-label={label}
      placeholder={labelled === 'above' ? writeDate(example, locale) : label}
      error={error}
      value={shown}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        onChange(readDate(currentTarget.value, locale) ?? currentTarget.value.trim())
      }}
      onBlur={() => setText(written(value))}
      rightSection={
        <FocusedPopover opened={isOpen} onChange={setOpen} position="bottom-end">
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              size={size === 'xs' ? 'sm' : 'md'}
              aria-label={t('shell.calendar.open', { label })}
              onClick={() => setOpen(!isOpen)}
            >
              <IconCalendar size={16} aria-hidden />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown aria-label={label}>
            <MonthCalendar
              chosen={writeDate(value, locale) === '' ? null : value}
              today={toWallTime(clock.now(), ownZone()).date}
              onChoose={(date) => {
                setText(written(date))
                onChange(date)
                setOpen(false)
              }}
            />
          </Popover.Dropdown>
        </FocusedPopover>
      }
    />
  )
}
