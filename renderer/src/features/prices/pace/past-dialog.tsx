import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PastRange } from '#core/prices/pace/back-test'
import { useFormats } from '../../../i18n/formats-context.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import { type LongColumn, LongTable } from '../../../ui/tables/long-table.tsx'
import classes from './pace.module.css'
import { useDayWords } from './use-day-words.ts'

interface Props {
  readonly past: readonly PastRange[]
  readonly onClose: () => void
}

/** What would have been told before, beside what came. */
export const PastDialog = ({ past, onClose }: Props) => {
  const { t } = useTranslation()
  const { integer } = useFormats()
  const day = useDayWords()
  const columns = useMemo(
    (): LongColumn[] => [
      { key: 'told', title: t('pace.column.told'), width: 120 },
      { key: 'range', title: t('pace.column.range'), width: 130, isNumber: true },
      { key: 'was', title: t('pace.column.was'), width: 90, isNumber: true },
      { key: 'held', title: t('pace.column.held'), width: 110 },
    ],
    [t],
  )
  const cellsOf = useCallback(
    ({ at, from, to, was, isHeld }: PastRange) => (
      <>
        <th scope="row">{day(at)}</th>
        <td data-number>{t('pace.months', { from: integer(from), to: integer(to) })}</td>
        <td data-number>{integer(was)}</td>
        <td>{t(isHeld ? 'pace.isHeld' : 'pace.isMissed')}</td>
      </>
    ),
    [t, integer, day],
  )
  const title = t('pace.past')
  return (
    <OpenedModal title={title} size={520} onClose={onClose}>
      <p className={classes['dimmed']}>{t('pace.pastWhy')}</p>
      <div className={classes['listed']}>
        <LongTable
          label={title}
          columns={columns}
          lines={past}
          keyOf={({ at }) => String(at)}
          cellsOf={cellsOf}
        />
      </div>
    </OpenedModal>
  )
}
