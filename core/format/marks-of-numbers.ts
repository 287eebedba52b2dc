import type { ThousandsMark } from '../tables/read-decimal.ts'

interface MarksOfNumbers {
  readonly thousands: ThousandsMark | null
  readonly decimal: '.' | ','
}

/**
 * What groups thousands and begins decimals where a person lives: decides where a number alone could be read in two
 * ways.
 */
export const marksOfNumbers = (locale: string): MarksOfNumbers => {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_234_567.8)
  const group = parts.find(({ type }) => type === 'group')?.value
  const decimal = parts.find(({ type }) => type === 'decimal')?.value
  return {
    thousands: group === ',' || group === '.' ? group : null,
    decimal: decimal === ',' ? ',' : '.',
  }
}
