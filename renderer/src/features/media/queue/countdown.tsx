import { useTranslation } from 'react-i18next'
import { secondMs } from '#core/time'
import { useFormats } from '../../../i18n/formats-context.ts'
import { useNow } from '../../../ui/timing/use-now.ts'

/** In how many seconds it is tried again. */
export const Countdown = ({ until }: { readonly until: number }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const left = until - useNow(secondMs, until)
  if (left <= 0) return t('media.queue.triesNow')
  const whole = Math.ceil(left / secondMs) * secondMs
  return t('media.queue.triesIn', { left: formats.duration(whole) })
}
