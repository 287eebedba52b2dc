import { useMemo } from 'react'
import { useFormats } from '../../../../i18n/formats-context.ts'
import { differenceFormats } from '../../summary/difference-formats.ts'

const dash = '–'

// Totals are read, not booked: whole units of the currency are enough.
const whole = (minor: number) => Math.round(minor / 100) * 100

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
      total: (minor: number, currency: string | null) => formats.money(whole(minor), currency),
      totalDelta: (minor: number, currency: string | null) =>
        difference.money(whole(minor), currency),
    }
  }, [formats])
}
