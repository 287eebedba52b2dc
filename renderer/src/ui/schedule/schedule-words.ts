import type { TFunction } from 'i18next'
import {
  type DayParts,
  describeSchedule,
  type TimeParts,
} from '#core/exports/schedule/describe-schedule'
import type { CronPart } from '#core/exports/schedule/parse-cron'
import type { MonthDay, Schedule } from '#core/exports/schedule/schedule'
import { monthName, weekdayNumber } from './calendar-names.ts'

interface Speech {
  readonly t: TFunction
  readonly locale: string
}

/** A schedule as a sentence, without its zone. */
export const scheduleWords = (schedule: Schedule, speech: Speech): string => {
  const { t } = speech
  const { time, day, months } = describeSchedule(schedule)
  const days = dayWords(day, speech)
  const said =
    time.kind === 'everyHour' && day.kind === 'everyDay'
      ? t('exports.schedule.everyHour', { minute: twoDigits(time.minute) })
      : timeWords(time, days, speech)
  if (months.length === 0) return said
  const names = months.map((part) => partWords(part, speech, (at) => monthName(at, speech.locale)))
  return t('exports.schedule.onlyIn', { said, months: listOf(names, speech.locale) })
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const listOf = (words: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(words)

const timeWords = (time: TimeParts, days: string, speech: Speech): string => {
  const { t, locale } = speech
  switch (time.kind) {
    case 'everyHour':
      return t('exports.schedule.hourlyOn', { days, minute: twoDigits(time.minute) })
    case 'times':
      return t('exports.schedule.atTimes', { days, times: listOf(time.times, locale) })
    case 'fields': {
      const words = (parts: readonly CronPart[]) =>
        listOf(
          parts.map((part) => partWords(part, speech, String)),
          locale,
        )
      return t('exports.schedule.atFields', {
        days,
        minutes: words(time.minutes),
        hours: words(time.hours),
      })
    }
  }
}

const dayWords = (day: DayParts, speech: Speech): string => {
  const { t, locale } = speech
  switch (day.kind) {
    case 'everyDay':
      return t('exports.schedule.everyDay')
    case 'weekdays':
      return t('exports.schedule.everyWeekday')
    case 'weekly': {
      const names = day.days.map((at) => t(`exports.schedule.onWeekday.${weekdayNumber(at)}`))
      return t('exports.schedule.everyWeekOn', { days: listOf(names, locale) })
    }
    case 'monthly':
      return monthDayWords(day.on, t)
    case 'fields':
      return fieldDayWords(day, speech)
  }
}

// A Czech numeral has the gender of its weekday; Sunday first.
const genders = ['f', 'n', 'n', 'f', 'm', 'm', 'f'] as const
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'] as const

const nthWeekday = (nth: number | 'last', weekday: number, t: TFunction): string => {
  const ordinal = nth === 'last' ? nth : (ordinals[nth - 1] ?? 'first')
  const gender = genders[weekday] ?? 'm'
  return t('exports.schedule.nth', {
    ordinal: t(`exports.schedule.ordinal.${gender}.${ordinal}`),
    weekday: t(`exports.schedule.weekday.${weekdayNumber(weekday)}`),
  })
}

const monthDayWords = (on: MonthDay, t: TFunction): string => {
  if (on.kind === 'lastDay') return t('exports.schedule.monthlyLastDay')
  if (on.kind === 'day') return t('exports.schedule.monthlyDay', { day: on.day })
  return t('exports.schedule.monthlyNth', { nth: nthWeekday(on.nth, on.weekday, t) })
}

const fieldDayWords = (
  { days, weekdays }: Extract<DayParts, { kind: 'fields' }>,
  speech: Speech,
): string => {
  const { t, locale } = speech
  const nameOf = (at: number) => t(`exports.schedule.weekday.${weekdayNumber(at)}`)
  const inMonth = days.map((part) => partWords(part, speech, String))
  const inWeek = weekdays.map((part) => partWords(part, speech, nameOf))
  if (inWeek.length === 0) return t('exports.schedule.onDays', { days: listOf(inMonth, locale) })
  if (inMonth.length === 0) return t('exports.schedule.onlyOn', { days: listOf(inWeek, locale) })
  return t('exports.schedule.onEither', {
    days: listOf(inMonth, locale),
    weekdays: listOf(inWeek, locale),
  })
}

const partWords = (part: CronPart, { t }: Speech, nameOf: (value: number) => string): string => {
  switch (part.kind) {
    case 'every':
      return part.step === 1
        ? t('exports.schedule.part.every')
        : t('exports.schedule.part.inSteps', { step: part.step })
    case 'value':
      return nameOf(part.value)
    case 'range': {
      const range = { from: nameOf(part.from), to: nameOf(part.to) }
      return part.step === 1
        ? t('exports.schedule.part.range', range)
        : t('exports.schedule.part.rangeInSteps', { ...range, step: part.step })
    }
    case 'lastDay':
      return t('exports.schedule.part.lastDay')
    case 'lastWeekday':
      return nthWeekday('last', part.weekday, t)
    case 'nthWeekday':
      return nthWeekday(part.nth, part.weekday, t)
  }
}
