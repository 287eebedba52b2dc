import { useTranslation } from 'react-i18next'
import type { Act, ActFilter } from '#core/activity/act'
import { maxActsPerPage } from '#core/contract/activity'
import { fromJson } from '#core/json'
import { call } from '../../../bridge/call.ts'
import { ExportPages } from '../../tables/export-pages.tsx'
import { type ActWords, actsTable } from './acts-table.ts'

interface Props {
  readonly filter: ActFilter
  readonly wordsOf: (act: Act) => ActWords
  readonly isDisabled: boolean
}

/** A table on its way to a file must stay under twenty million characters. */
const mostActs = 40_000

/** What is newer than all of the first page, by whatever clock, is left out: the list stays the same while it is read. */
const pageOf = (filter: ActFilter) => {
  let { to } = filter
  return async (offset: number) => {
    if (offset === 0) to = filter.to
    const page = await call('activity.listActs', {
      filter: { ...filter, to },
      offset,
      limit: maxActsPerPage,
    })
    if (!page.ok) return page
    const { total } = page.value
    const rows = fromJson(page.value.acts)
    const [newest] = rows
    if (offset === 0 && newest !== undefined) to = newest.at + 1
    return { ok: true as const, value: { rows, total } }
  }
}

/** What the list shows, whole, as a file. */
export const ExportActs = ({ filter, wordsOf, isDisabled }: Props) => {
  const { t } = useTranslation()
  return (
    <ExportPages
      isDisabled={isDisabled}
      pageAt={pageOf(filter)}
      rowsPerPage={maxActsPerPage}
      mostRows={mostActs}
      tableOf={(acts, { day, timeZone }) =>
        actsTable(acts, {
          title: t('activity.acts.file', { day }),
          titleOf: (column) => t(`activity.acts.column.${column}`),
          wordsOf,
          timeZone,
        })
      }
    />
  )
}
