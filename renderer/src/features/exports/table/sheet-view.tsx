import { startTransition, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { columnTotals } from '#core/exports/table/column-totals'
import type { ReportColumn } from '#core/exports/table/report-table'
import { useFormats } from '../../../i18n/formats-context.ts'
import { NothingFound } from '../../../ui/notices/nothing-found.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import type { SheetEditing } from '../../../ui/sheet/sheet-editing.ts'
import { cellWords } from './cell-words.ts'
import classes from './sheet-view.module.css'
import type { SheetViewProps } from './sheet-view-props.ts'
import { StatusBar } from './status-bar.tsx'
import { tableColumns } from './table-columns.ts'
import type { TableRow } from './table-row.ts'
import { usePasses, useTableView } from './use-table-view.ts'
import { ViewerTools } from './viewer-tools.tsx'

const rowId = ({ id }: TableRow): string => id
const nothing = () => undefined

/** A sheet of a run: looked at, searched, filtered, added up and copied, never changed. */
export const SheetView = (props: SheetViewProps) => {
  const { opened, run, sheet, rows, isComplete } = props
  const { t } = useTranslation()
  const { locale } = useFormats()
  const view = useTableView(opened.report.id, sheet, opened.place.search)
  const words = useMemo(() => cellWords(t, locale), [t, locale])
  const columns = useMemo(
    () => tableColumns(sheet.columns, { words, hidden: view.hidden, frozen: view.frozen }),
    [sheet, words, view.hidden, view.frozen],
  )
  const passes = usePasses(sheet, rows, view.conditions)
  const shown = useDeferredValue(view.shown ?? rows)
  const totals = useMemo(
    () => [totalsRow(sheet.columns, shown, { at: view.leftmost, text: t('exports.viewer.sum') })],
    [sheet, shown, view.leftmost, t],
  )
  const editing = useMemo(
    (): SheetEditing<TableRow> => ({
      isEditable: () => false,
      rawText: ({ cells }, colId) => {
        const column = sheet.columns[Number(colId)]
        return column ? words.plain(cells[Number(colId)] ?? null, column) : ''
      },
      onEdits: nothing,
      onPaste: nothing,
      onUndo: nothing,
      onRedo: nothing,
    }),
    [sheet, words],
  )
  return (
    <>
      <ViewerTools {...props} view={view} />
      <div className={classes['table']}>
        <Sheet<TableRow>
          handle={view.handle}
          label={t('exports.viewer.table', { name: opened.report.name, sheet: sheet.name })}
          density={opened.desk.density}
          columns={columns}
          rows={rows}
          rowId={rowId}
          search={view.search}
          searches="allColumns"
          passes={passes}
          tall
          totals={totals}
          editing={editing}
          onShown={(next) => startTransition(() => view.setShown(next))}
          onRange={(next) => startTransition(() => view.setRange(next))}
        />
        {view.shown?.length === 0 && rows.length > 0 && (
          <NothingFound
            title={t('exports.viewer.nothingFoundTitle')}
            sentence={t('exports.viewer.nothingFoundSentence')}
            clear={t('exports.viewer.clearFilters')}
            onClear={view.clear}
          />
        )}
      </div>
      <StatusBar
        run={run}
        sheet={sheet}
        words={words}
        shown={shown}
        isComplete={isComplete}
        range={view.range}
        total={rows.length}
      />
    </>
  )
}

/** The foot of the table: what each column of numbers adds up to, over the rows that are shown. */
const totalsRow = (
  columns: readonly ReportColumn[],
  shown: readonly TableRow[],
  label: { readonly at: number; readonly text: string },
): TableRow => {
  const totals = columnTotals(
    { columns, rows: [] },
    shown.map(({ cells }) => cells),
  )
  const sums = totals.map(({ sum }) => (sum === null ? null : Number(sum)))
  return {
    id: 'totals',
    cells: sums.map((sum, at) => sum ?? (at === label.at ? label.text : null)),
  }
}
