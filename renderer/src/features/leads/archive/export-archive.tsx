import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Result } from '#core/contract/failure'
import type { InputOf } from '#core/contract/index'
import { fromJson } from '#core/json'
import { maxLeadsPerPage } from '#core/leads/archive/leads-per-page'
import type { SeenLead } from '#core/leads/archive/seen-lead'
import { wallText } from '#core/wall-time'
import { call } from '../../../bridge/call.ts'
import { useFailureWords } from '../../../bridge/failure-words.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { notifyFailure } from '../../../ui/notices/notify.ts'
import { ownZone } from '../../../ui/time-zones.ts'
import { clock } from '../../../ui/timing/clock.ts'
import { ExportTableMenu } from '../../tables/export-table-menu.tsx'
import { archiveTable } from './archive-table.ts'

interface Props {
  readonly list: Omit<InputOf<'leads.listLeads'>, 'offset' | 'limit'>
  readonly isDisabled: boolean
}

/** What the archive shows, whole, as a file. */
export const ExportArchive = ({ list, isDisabled }: Props) => {
  const { t } = useTranslation()
  const words = useFailureWords()
  const formats = useFormats()
  const [isReading, setReading] = useState(false)
  const tableOf = async () => {
    setReading(true)
    const read = await readAllLeads(list).finally(() => setReading(false))
    if (!read.ok) {
      notifyFailure(words(read.failure))
      return null
    }
    if (read.value === 'tooMany') {
      notifyFailure({
        title: t('leads.export.tooManyTitle'),
        sentence: t('leads.export.tooMany', { most: formats.integer(mostLeads) }),
      })
      return null
    }
    const timeZone = ownZone()
    return archiveTable(read.value, {
      title: t('leads.archive.file', { day: wallText(clock.now(), timeZone).slice(0, 10) }),
      titleOf: (column) => t(`leads.archive.column.${column}`),
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

/** A table on its way to a file has no more rows. */
const mostLeads = 100_000

type LeadList = Omit<InputOf<'leads.listLeads'>, 'offset' | 'limit'>

/** Every lead that a list would show, page by page. */
const readAllLeads = async (list: LeadList): Promise<Result<readonly SeenLead[] | 'tooMany'>> => {
  const leads: SeenLead[] = []
  for (let offset = 0; ; offset += maxLeadsPerPage) {
    const page = await call('leads.listLeads', { ...list, offset, limit: maxLeadsPerPage })
    if (!page.ok) return page
    if (page.value.total > mostLeads) return { ok: true, value: 'tooMany' }
    leads.push(...fromJson(page.value.leads))
    if (leads.length >= page.value.total || page.value.total <= offset + maxLeadsPerPage)
      return { ok: true, value: leads }
  }
}
