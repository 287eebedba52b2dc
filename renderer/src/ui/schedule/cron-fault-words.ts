import type { TFunction } from 'i18next'
import type { CronFault } from '#core/exports/schedule/parse-cron'

/** What is wrong with a cron text, with the part that was not taken. */
export const cronFaultWords = (
  t: TFunction,
  text: string,
  { field, at, reason }: CronFault,
): string => {
  const part = /^[^\s,]*/.exec(text.slice(at))?.[0] ?? ''
  const said = t(`exports.schedule.cronFault.${reason}`, { part })
  return field === null
    ? said
    : t('exports.schedule.cronFaultIn', { field: t(`exports.schedule.cronField.${field}`), said })
}
