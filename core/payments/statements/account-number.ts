import { isShortenedNumber } from './shortened-number.ts'

/**
 * The number of an account without its bank, which formats tell or do not; null where it is not told, or where a
 * spreadsheet has shortened it.
 */
export const numberOf = (account: string | null): string | null =>
  account === null || isShortenedNumber(account) ? null : (account.split('/')[0] ?? null)
