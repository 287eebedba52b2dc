import { useMemo } from 'react'
import { useFormats } from '../../../../i18n/formats-context.ts'
import { differenceFormats } from '../../summary/difference-formats.ts'
import { wholeMinor } from '../../summary/whole-minor.ts'

const dash = '–'

/** Prices and their changes as a review shows them; what is missing is a dash. */
export const useChangeFormats = () => {
  const formats = useFormats()
  return useMemo(() => {
    const difference = differenceFormats(formats.locale)
    const orDash = (format: (value: number) => string) => (value: number | null) =>
      value === null ? dash : format(value)
    return {
      price: orDash((minor) => formats.amount(minor, { fraction: 'whenNeeded' })),
      delta: orDash((minor) => difference.money(minor, null)),
      perArea: orDash((minor) => formats.amount(minor, { fraction: 'never' })),
      percent: orDash(difference.percent),
      total: (minor: number, currency: string | null) => formats.money(wholeMinor(minor), currency),
      totalDelta: (minor: number, currency: string | null) =>
        difference.money(wholeMinor(minor), currency),
      /** The difference of two totals, as a person would subtract them. */
      totalStep: (before: number, after: number, currency: string | null) =>
        difference.money(wholeMinor(after) - wholeMinor(before), currency),
    }
  }, [formats])
}
