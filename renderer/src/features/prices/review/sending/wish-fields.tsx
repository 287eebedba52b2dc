import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { firstOfNextMonth, nextMonday, shiftDays } from '#core/format/calendar'
import { readDate, readTime, writeDate } from '#core/format/date-text'
import { toWallTime, type WallTime } from '#core/wall-time'
import { useFormats } from '../../../../i18n/formats-context.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { clock } from '../../../../ui/timing/clock.ts'
import classes from './apply-later.module.css'

export interface TimeWish extends WallTime {
  readonly timeZone: string
}

interface Props {
  readonly wish: TimeWish
  readonly zones: readonly string[]
  readonly onChange: (changed: Partial<TimeWish>) => void
}

/** The days on which prices are changed most often. */
const quickDays = (timeZone: string) => {
  const today = toWallTime(clock.now(), timeZone).date
  return [
    { name: 'tomorrow', date: shiftDays(today, 1) },
    { name: 'nextMonday', date: nextMonday(today) },
    { name: 'firstOfMonth', date: firstOfNextMonth(today) },
  ] as const
}

/**
 * Date, time and zone as texts: the browser's own fields speak the language of the computer. What cannot be read
 * is no time, and is said where it was typed.
 */
export const WishFields = ({ wish, zones, onChange }: Props) => {
  const { t } = useTranslation()
  const { locale } = useFormats()
  const [time, setTime] = useState<string>(wish.time)
  const example = writeDate('2026-11-30', locale)
  const isWrongDate = wish.date !== '' && readDate(wish.date, locale) === null
  const isWrongTime = time.trim() !== '' && readTime(time) === null
  return (
    <div className={classes['fields']}>
      <DateField
        isFirst
        size="sm"
        label={t('review.later.date')}
        value={wish.date}
        error={isWrongDate && t('review.later.notADate', { example })}
        onChange={(date) => onChange({ date })}
      />
      <fieldset className={classes['days']} aria-label={t('review.later.days')}>
        {quickDays(wish.timeZone).map(({ name, date }) => (
          <Button
            key={name}
            size="compact-xs"
            variant={date === wish.date ? 'light' : 'default'}
            aria-pressed={date === wish.date}
            onClick={() => onChange({ date })}
          >
            {t(`review.later.day.${name}`)}
          </Button>
        ))}
      </fieldset>
      <TextInput
        autoComplete="off"
        inputMode="numeric"
        label={t('review.later.time')}
        placeholder="06:30"
        error={isWrongTime && t('review.later.notATime')}
        value={time}
        onChange={({ currentTarget }) => {
          setTime(currentTarget.value)
          onChange({ time: readTime(currentTarget.value) ?? '' })
        }}
        onBlur={() => setTime((typed) => readTime(typed) ?? typed)}
      />
      <NativeSelect
        className={classes['zone']}
        label={t('review.later.zone')}
        data={[...zones]}
        value={wish.timeZone}
        onChange={({ currentTarget }) => onChange({ timeZone: currentTarget.value })}
      />
    </div>
  )
}
