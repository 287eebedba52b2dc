import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Result } from '#core/contract/failure'
import type { Table } from '#core/tables/table'
import { wallText } from '#core/wall-time'
import { useFormats } from '../../i18n/formats-context.ts'
import { useFailureWords } from '../../ui/notices/failure-words.ts'
import { notifyFailure } from '../../ui/notices/notify.tsx'
import { ownZone } from '../../ui/time-zones.ts'
import { clock } from '../../ui/timing/clock.ts'
import { ExportTableMenu } from './export-table-menu.tsx'

interface Page<Row> {
  readonly rows: readonly Row[]
  /** Of the whole list. */
  readonly total: number
}

/** How a list is read from its beginning to its end. */
interface ReadPages<Row> {
  readonly pageAt: (offset: number) => Promise<Result<Page<Row>>>
  readonly rowsPerPage: number
  /** A longer list is too much for one file. */
  readonly mostRows: number
}

interface Props<Row> extends ReadPages<Row> {
  readonly isDisabled: boolean
  /** The table of all rows, whose title has the day of today. */
  readonly tableOf: (rows: readonly Row[], of: { day: string; timeZone: string }) => Table
}

/** What a list shows that is read page by page, whole, as a file. */
export const ExportPages = <Row,>({ isDisabled, tableOf, ...pages }: Props<Row>) => {
  const { t } = useTranslation()
  const { integer } = useFormats()
  const words = useFailureWords()
  const [isReading, setReading] = useState(false)
  const readTable = async () => {
    setReading(true)
    const read = await readAll(pages).finally(() => setReading(false))
    if (!read.ok || read.value === 'tooMany') {
      const tooMany = (t: TFunction) => ({
        title: t('tables.tooManyTitle'),
        sentence: t('tables.tooMany', { most: integer(pages.mostRows) }),
      })
      notifyFailure((t) => (read.ok ? tooMany(t) : words(read.failure)))
      return null
    }
    const timeZone = ownZone()
    return tableOf(read.value, { day: wallText(clock.now(), timeZone).slice(0, 10), timeZone })
  }
  return (
    <ExportTableMenu
      label={t('tables.open')}
      isBusy={isReading}
      isDisabled={isDisabled}
      tableOf={readTable}
    />
  )
}

const readAll = async <Row,>(
  pages: ReadPages<Row>,
): Promise<Result<readonly Row[] | 'tooMany'>> => {
  const { pageAt, rowsPerPage, mostRows } = pages
  const rows: Row[] = []
  let expected: number | null = null
  for (let offset = 0; ; offset += rowsPerPage) {
    const page = await pageAt(offset)
    if (!page.ok) return page
    const { total } = page.value
    if (total > mostRows) return { ok: true, value: 'tooMany' }
    // What has come or gone meanwhile has moved the rest: a row would be there twice, or not at all.
    if (expected !== null && expected !== total) return readAll(pages)
    expected = total
    rows.push(...page.value.rows)
    if (total <= offset + rowsPerPage) return { ok: true, value: rows }
  }
}
