/** 0 is Sunday; cron writes it as 7 too. */
export const weekdayNumbers = [0, 1, 2, 3, 4, 5, 6] as const
export type WeekdayNumber = (typeof weekdayNumbers)[number]

export const weekdayNumber = (value: number): WeekdayNumber => weekdayNumbers[value % 7] ?? 0

/** The days of a week in the order that both languages use. */
export const weekdaysFromMonday: readonly WeekdayNumber[] = [1, 2, 3, 4, 5, 6, 0]

/** 1 is January. */
export const monthName = (month: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, month - 1, 1),
  )
