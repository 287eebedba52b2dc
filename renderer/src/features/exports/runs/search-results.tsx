import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { ReportJobId, RunId } from '#core/ids'
import { query } from '../../../bridge/query.ts'
import { unreadOf } from '../../../bridge/unread.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { type LongColumn, LongTable } from '../../../ui/tables/long-table.tsx'
import classes from '../exports.module.css'

interface Props {
  readonly reportId: ReportJobId
  readonly text: string
  readonly onOpen: (runId: RunId) => void
}

type Hit = OutputOf<'exports.searchRuns'>['hits'][number]

const hitKey = ({ runId, sheet, row, column }: Hit): string => `${runId} ${sheet} ${row} ${column}`

/** The runs, rows and columns in which a text occurs. */
export const SearchResults = ({ reportId, text, onOpen }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const found = useQuery(query('exports.searchRuns', { reportId, text }))
  const unread = unreadOf(found)
  const columns: readonly LongColumn[] = [
    { key: 'at', title: t('exports.search.column.run'), width: 190 },
    { key: 'row', title: t('exports.search.column.row'), width: 80, isNumber: true },
    { key: 'column', title: t('exports.search.column.column'), width: 240 },
    { key: 'cell', title: t('exports.search.column.cell'), width: 420 },
  ]
  const cellsOf = useCallback(
    ({ runId, at, row, column, cell }: Hit) => (
      <>
        <th scope="row">
          <button type="button" className={classes['link']} onClick={() => onOpen(runId)}>
            {formats.dateTimeSeconds(at)}
          </button>
        </th>
        <td data-number>{formats.integer(row + 1)}</td>
        <td>{column}</td>
        <td>{cell}</td>
      </>
    ),
    [formats, onOpen],
  )
  const { hits = [], runs = 0, isCutShort = false } = found.data ?? {}
  return (
    <>
      {unread && (
        <div className={classes['notices']}>
          <FailureNotice {...unread} />
        </div>
      )}
      <p className={classes['said']} role="status">
        {found.isPending && !unread && t('exports.search.searching')}
        {found.data &&
          t('exports.search.found', {
            count: hits.length,
            runs: t('exports.search.inRuns', { count: runs }),
          })}
        {isCutShort && ` ${t('exports.search.cutShort')}`}
      </p>
      {hits.length > 0 && (
        <LongTable
          label={t('exports.search.results')}
          columns={columns}
          lines={hits}
          keyOf={hitKey}
          cellsOf={cellsOf}
        />
      )}
    </>
  )
}
