import { readDay } from './read-day.ts'

/** Reads one line of fixed columns, which bank documents count from 1. */
export interface AboRecord {
  readonly text: (from: number, length: number) => string
  /** Null where anything but digits stands there. */
  readonly minor: (from: number, length: number) => number | null
  /** Of DDMMYY; null for zeros and for days that there are not. */
  readonly day: (from: number) => string | null
}

/** Editors cut the spaces at the end: they are taken as being there. */
export const aboRecord = (line: string): AboRecord => {
  const raw = (from: number, length: number): string => line.slice(from - 1, from - 1 + length)
  return {
    text: (from, length) => raw(from, length).trim(),
    minor: (from, length) => {
      const digits = raw(from, length)
      return /^\d+$/.test(digits) && digits.length === length ? Number(digits) : null
    },
    day: (from) => {
      const digits = raw(from, 6)
      return /^\d{6}$/.test(digits)
        ? readDay(`${digits.slice(0, 2)}.${digits.slice(2, 4)}.${digits.slice(4)}`)
        : null
    },
  }
}
