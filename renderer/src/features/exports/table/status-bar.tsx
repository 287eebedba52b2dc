import { useTranslation } from 'react-i18next'
import type { ExportRun } from '#core/exports/runs/export-run'
import type { ReportSheet } from '#core/exports/table/report-table'
import { useFormats } from '../../../i18n/formats-context.ts'
import type { SheetRange } from '../../../ui/sheet/sheet-editing.ts'
import type { CellWords } from './cell-words.ts'
import { selectionTotals } from './selection-totals.ts'
import classes from './sheet-view.module.css'
import type { TableRow } from './table-row.ts'

interface Props {
  readonly run: ExportRun
  readonly sheet: ReportSheet
  readonly words: CellWords
  /** The rows that pass search and filters. */
  readonly shown: readonly TableRow[]
  readonly total: number
  readonly isComplete: boolean
  readonly range: SheetRange<TableRow> | null
}

const figures = ['sum', 'average', 'least', 'most'] as const

/** How many rows are shown, and what the selected cells come to. */
export const StatusBar = ({ run, sheet, words, shown, total, isComplete, range }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const isSelection = range !== null && range.rows.length * range.colIds.length > 1
  const selected = isSelection ? selectionTotals(range, sheet.columns) : null
  const countWords = () => {
    if (!isComplete) {
      return t('exports.viewer.loadingRows', {
        shown: formats.integer(total),
        total: formats.integer(sheet.rows),
      })
    }
    if (shown.length === total) {
      return t('exports.rows', { count: total, shown: formats.integer(total) })
    }
    return t('exports.viewer.rowsOf', {
      shown: formats.integer(shown.length),
      total: formats.integer(total),
    })
  }
  return (
    <section className={classes['bar']} aria-label={t('exports.viewer.status')}>
      <span role="status">{countWords()}</span>
      <span>{t('exports.viewer.asOf', { at: formats.dateTime(run.startedAt) })}</span>
      {selected && (
        <dl className={classes['figures']}>
          <div>
            <dt>{t('exports.viewer.filled')}</dt>
            <dd>{formats.integer(selected.filled)}</dd>
          </div>
          {figures.map((figure) => {
            const value = selected[figure]
            return (
              value !== null && (
                <div key={figure}>
                  <dt>{t(`exports.viewer.${figure}`)}</dt>
                  <dd>{words.exact(value)}</dd>
                </div>
              )
            )
          })}
        </dl>
      )}
    </section>
  )
}
