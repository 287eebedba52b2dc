import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { firstWeekdayOf, shiftDays, shiftMonths, weeksOfMonth } from '#core/format/calendar'
import { useFormats } from '../i18n/formats-context.ts'
import classes from './month-calendar.module.css'

interface Props {
  /** A day such as 2026-11-29; null where none is chosen. */
  readonly chosen: string | null
  readonly today: string
  readonly onChoose: (date: string) => void
}

interface Place {
  readonly at: string
  /** The focus follows the keys alone. */
  readonly by: 'nobody' | 'keys' | 'mouse'
}

const steps: Readonly<Record<string, (date: string) => string>> = {
  ArrowLeft: (date) => shiftDays(date, -1),
  ArrowRight: (date) => shiftDays(date, 1),
  ArrowUp: (date) => shiftDays(date, -7),
  ArrowDown: (date) => shiftDays(date, 7),
  PageUp: (date) => shiftMonths(date, -1),
  PageDown: (date) => shiftMonths(date, 1),
}

const useDateWords = () => {
  const { locale } = useFormats()
  const words = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return (date: string) => format.format(new Date(date))
  }
  return {
    firstWeekday: firstWeekdayOf(locale),
    month: words({ month: 'long', year: 'numeric' }),
    weekday: words({ weekday: 'short' }),
    day: words({ dateStyle: 'full' }),
  }
}

/** The days of a month: arrows go from day to day, and Page Up and Page Down from month to month. */
export const MonthCalendar = ({ chosen, today, onChoose }: Props) => {
  const { t } = useTranslation()
  const words = useDateWords()
  const [place, setPlace] = useState<Place>({ at: chosen ?? today, by: 'nobody' })
  const { at } = place
  const focused = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (place.by === 'keys') focused.current?.focus()
  }, [place])
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    setPlace({ at: step(at), by: 'keys' })
  }
  const weeks = weeksOfMonth(at, words.firstWeekday)
  return (
    <div>
      <div className={classes['head']}>
        <ActionIcon
          variant="subtle"
          aria-label={t('shell.calendar.before')}
          onClick={() => setPlace({ at: shiftMonths(at, -1), by: 'mouse' })}
        >
          <IconChevronLeft size={16} aria-hidden />
        </ActionIcon>
        <span aria-live="polite">{words.month(at)}</span>
        <ActionIcon
          variant="subtle"
          aria-label={t('shell.calendar.after')}
          onClick={() => setPlace({ at: shiftMonths(at, 1), by: 'mouse' })}
        >
          <IconChevronRight size={16} aria-hidden />
        </ActionIcon>
      </div>
      <table className={classes['grid']} aria-label={words.month(at)} onKeyDown={move}>
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col">
                {words.weekday(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date}>
                  <button
                    ref={date === at ? focused : null}
                    type="button"
                    className={classes['day']}
                    tabIndex={date === at ? 0 : -1}
                    data-autofocus={date === at || undefined}
                    aria-label={words.day(date)}
                    aria-current={date === chosen ? 'date' : undefined}
                    data-today={date === today || undefined}
                    data-outside={date.slice(0, 7) !== at.slice(0, 7) || undefined}
                    onClick={() => onChoose(date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
