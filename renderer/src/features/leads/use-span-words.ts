import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { dayMs, hourMs, minuteMs, secondMs } from '#core/time'
import { useFormats } from '../../i18n/formats-context.ts'

const steps = [
  { from: 2 * dayMs, unit: 'day', ms: dayMs },
  { from: 2 * hourMs, unit: 'hour', ms: hourMs },
  { from: minuteMs, unit: 'minute', ms: minuteMs },
  { from: 0, unit: 'second', ms: secondMs },
] as const

/** How long something takes, in words: 26 hours, 3 minutes. */
export const useSpanWords = () => {
  const { locale } = useFormats()
  const { t } = useTranslation()
  return useMemo(() => {
    const lengthOf = (ms: number): string => {
      const step = steps.find(({ from }) => Math.abs(ms) >= from) ?? steps[3]
      const style = { style: 'unit', unit: step.unit, unitDisplay: 'long' } as const
      const format = new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: 0 })
      return format.format(Math.round(ms / step.ms))
    }
    return {
      lengthOf,
      /** A lead that was listed before it was sent shows that the clocks differ. */
      delayOf: (ms: number | null): string => {
        if (ms === null) return t('leads.delay.unknown')
        return ms < 0 ? t('leads.delay.early', { length: lengthOf(-ms) }) : lengthOf(ms)
      },
    }
  }, [locale, t])
}
