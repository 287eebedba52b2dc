import { minorToDecimal } from '#core/money'

/** Differences with their sign; zero has none. */
export interface DifferenceFormats {
  /** Whole units of the currency where it is whole. */
  readonly money: (minor: number, currency: string | null) => string
  readonly percent: (fraction: number) => string
}

const made = new Map<string, DifferenceFormats>()

const make = (locale: string): DifferenceFormats => {
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const money = new Map<string, Intl.NumberFormat>()
  const moneyOf = (currency: string | null, digits: number) => {
    const key = `${currency} ${digits}`
    const format =
      money.get(key) ??
      new Intl.NumberFormat(locale, {
        ...(currency === null ? {} : { style: 'currency', currency }),
        signDisplay: 'exceptZero',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
    money.set(key, format)
    return format
  }
  return {
    money: (minor, currency) =>
      moneyOf(currency, minor % 100 === 0 ? 0 : 2).format(
        minorToDecimal(minor) as Intl.StringNumericLiteral,
      ),
    percent: (fraction) => percent.format(fraction),
  }
}

export const differenceFormats = (locale: string): DifferenceFormats => {
  const known = made.get(locale) ?? make(locale)
  made.set(locale, known)
  return known
}
