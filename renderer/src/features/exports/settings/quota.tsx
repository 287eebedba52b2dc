import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { markClasses } from '../../../ui/mark.ts'
import classes from '../exports.module.css'

/** What all runs take on the disk, and of how much. */
export const Quota = () => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { data } = useQuery(query('exports.readSettings', {}))
  if (!data) return null
  const { usedBytes, isOverQuota, retention } = data
  const used = formats.bytes(usedBytes)
  const words =
    retention.maxTotalBytes === null
      ? t('exports.settings.used', { used })
      : t('exports.settings.usedOf', { used, quota: formats.bytes(retention.maxTotalBytes) })
  return (
    <span className={isOverQuota ? markClasses('warning', 'bad') : classes['dim']}>
      {isOverQuota ? t('exports.settings.overQuota', { words }) : words}
    </span>
  )
}
