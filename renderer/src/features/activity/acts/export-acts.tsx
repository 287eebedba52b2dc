import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Act, ActFilter } from '#core/activity/act'
import { maxActsPerPage } from '#core/contract/activity'
import type { Result } from '#core/contract/failure'
import { fromJson } from '#core/json'
import { wallText } from '#core/wall-time'
import { call } from '../../../bridge/call.ts'
import { useFailureWords } from '../../../bridge/failure-words.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { notifyFailure } from '../../../ui/notices/notify.ts'
import { ownZone } from '../../../ui/time-zones.ts'
import { clock } from '../../../ui/timing/clock.ts'
import { ExportTableMenu } from '../../tables/export-table-menu.tsx'
import { type ActWords, actsTable } from './acts-table.ts'

interface Props {
  readonly filter: ActFilter
  readonly wordsOf: (act: Act) => ActWords
  readonly isDisabled: boolean
}

/** What the list shows, whole, as a file. */
export const ExportActs = ({ filter, wordsOf, isDisabled }: Props) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const formats = useFormats()
  const [isReading, setReading] = useState(false)
  const tableOf = async () => {
    setReading(true)
    const read = await readAllActs(filter).finally(() => setReading(false))
    if (!read.ok) {
      notifyFailure(words(read.failure))
      return null
    }
    if (read.value === 'tooMany') {
      notifyFailure({
        title: t('activity.acts.tooManyTitle'),
        sentence: t('activity.acts.tooMany', { most: formats.integer(mostActs) }),
      })
      return null
    }
    const timeZone = ownZone()
    return actsTable(read.value, {
      title: t('activity.acts.file', { day: wallText(clock.now(), timeZone).slice(0, 10) }),
      titleOf: (column) => t(`activity.acts.column.${column}`),
      wordsOf,
      timeZone,
    })
  }
  return (
    <ExportTableMenu
      label={t('tables.open')}
      isBusy={isReading}
      isDisabled={isDisabled}
      tableOf={tableOf}
    />
  )
}

/** A table on its way to a file must stay under twenty million characters. */
const mostActs = 40_000

const readAllActs = async (filter: ActFilter): Promise<Result<readonly Act[] | 'tooMany'>> => {
  const acts: Act[] = []
  for (let offset = 0; ; offset += maxActsPerPage) {
    const page = await call('activity.listActs', { filter, offset, limit: maxActsPerPage })
    if (!page.ok) return page
    if (page.value.total > mostActs) return { ok: true, value: 'tooMany' }
    acts.push(...fromJson(page.value.acts))
    if (page.value.total <= offset + maxActsPerPage) return { ok: true, value: acts }
  }
}
