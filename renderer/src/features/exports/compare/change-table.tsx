import { Button, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InputOf, OutputOf } from '#core/contract/index'
import type { ComparisonSummary } from '#core/exports/compare/comparison-summary'
import { fromJson } from '#core/json'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import shared from '../exports.module.css'
import type { OpenedReport } from '../opened-report.ts'
import { cellWords } from '../table/cell-words.ts'
import { changeColumns } from './change-columns.ts'
import classes from './compare-view.module.css'
import { type ChangeKind, type ChangeLine, changeKinds } from './compared-rows.ts'

interface Props {
  readonly opened: OpenedReport
  readonly wanted: InputOf<'exports.compareRuns'>
  readonly compared: ComparisonSummary
  readonly kinds: ReadonlySet<ChangeKind>
}

const pageRows = 5_000

const readRows = ({ total, rows }: OutputOf<'exports.readComparedRows'>) => ({
  total,
  rows: fromJson(rows).map((row, at): ChangeLine => ({ ...row, id: String(at) })),
})

const rowId = ({ id }: ChangeLine): string => id

/** The rows that differ, all kinds in one table; the sign before a row says its kind. */
export const ChangeTable = ({ opened, wanted, compared, kinds }: Props) => {
  const { t } = useTranslation()
  const { locale } = useFormats()
  const [from, setFrom] = useState(0)
  const [changedOnly, setChangedOnly] = useState(compared.changedCells > 0)
  const asked = { ...wanted, kinds: changeKinds.filter((kind) => kinds.has(kind)) }
  const read = useQuery({
    ...query('exports.readComparedRows', { ...asked, from, count: pageRows }),
    select: readRows,
  })
  const columns = useMemo(
    () => changeColumns(compared, { t, words: cellWords(t, locale), changedOnly }),
    [compared, t, locale, changedOnly],
  )
  const { data } = read
  const unread = unreadOf(read)
  if (unread) return <FailureNotice {...unread} />
  if (!data || data.total === 0) return null
  return (
    <>
      <div className={classes['table']}>
        <Sheet<ChangeLine>
          label={t('exports.compare.table', { name: opened.report.name })}
          density={opened.desk.density}
          columns={columns}
          rows={data.rows}
          rowId={rowId}
          tall
        />
      </div>
      <div className={shared['toolbar']}>
        <Checkbox
          size="xs"
          label={t('exports.compare.changedOnly')}
          checked={changedOnly}
          onChange={({ currentTarget }) => setChangedOnly(currentTarget.checked)}
        />
        <Pages from={from} total={data.total} onFrom={setFrom} />
      </div>
    </>
  )
}

interface PagesProps {
  readonly from: number
  readonly total: number
  readonly onFrom: (from: number) => void
}

const Pages = ({ from, total, onFrom }: PagesProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (total <= pageRows) return null
  const to = Math.min(total, from + pageRows)
  return (
    <div className={shared['end']}>
      <span className={shared['dim']} role="status">
        {t('exports.compare.page', {
          from: formats.integer(from + 1),
          to: formats.integer(to),
          total: formats.integer(total),
        })}
      </span>
      <Button
        size="compact-xs"
        variant="default"
        disabled={from === 0}
        onClick={() => onFrom(from - pageRows)}
      >
        {t('exports.compare.previous')}
      </Button>
      <Button
        size="compact-xs"
        variant="default"
        disabled={to >= total}
        onClick={() => onFrom(from + pageRows)}
      >
        {t('exports.compare.next')}
      </Button>
    </div>
  )
}
