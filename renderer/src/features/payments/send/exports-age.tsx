import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import { minuteMs } from '#core/time'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { markClasses } from '../../../ui/mark.ts'
import { useNow } from '../../../ui/timing/use-now.ts'
import { RefreshExports } from './refresh-exports.tsx'
import classes from './send.module.css'

/** How old the knowledge of what is prescribed is: matches rest on it. */
export const ExportsAge = ({ workspaceId }: { readonly workspaceId: WorkspaceId }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(minuteMs / 2)
  const exports = useQuery(query('payments.readExports', { workspaceId })).data
  const prescribed = exports?.find(({ name }) => name === 'payments-prescribed')
  return (
    <span className={classes['age']}>
      {prescribed
        ? t('payments.exports.age', {
            count: prescribed.payments,
            shown: formats.integer(prescribed.payments),
            ago: formats.ago(prescribed.exportedAt, now),
          })
        : t('payments.exports.never')}
      {prescribed?.isPaidTold === false && (
        <span className={markClasses('warning', 'late')}>{t('payments.exports.paidUntold')}</span>
      )}
      <RefreshExports workspaceId={workspaceId} />
    </span>
  )
}
