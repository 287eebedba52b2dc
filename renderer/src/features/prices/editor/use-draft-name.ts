import type { Draft } from '#core/contract/drafts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { clock } from '../../../ui/timing/clock.ts'

/** How a draft that nobody has named is called: by its day, and by its time where the day has one already. */
export const useDraftName = (drafts: readonly Draft[] | undefined) => {
  const formats = useFormats()
  return (): string => {
    const now = clock.now()
    const day = new Intl.DateTimeFormat(formats.locale, { dateStyle: 'medium' }).format(now)
    return drafts?.some(({ name }) => name === day) ? formats.dateTime(now) : day
  }
}
