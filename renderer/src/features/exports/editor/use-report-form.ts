import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endFiles } from '../../../bridge/granted-files.ts'
import { useDraft } from '../../../ui/drafts.ts'
import type { ExportsDesk, ExportsPlace } from '../exports-desk.ts'
import { type ReadyReport, readyReport, readyReportNames } from '../reports/ready-reports.ts'
import { emptyReport, type ReportForm, toReportForm } from './report-form.ts'

interface StartOfForm {
  readonly desk: Pick<ExportsDesk, 'workspaceId' | 'reports'>
  readonly place: Extract<ExportsPlace, { kind: 'editor' }>
}

const isReady = (like: string | null): like is ReadyReport =>
  (readyReportNames as readonly (string | null)[]).includes(like)

const useStartForm = ({ desk, place }: StartOfForm): ReportForm => {
  const { t } = useTranslation()
  const own = desk.reports.find(({ id }) => id === place.reportId)
  if (own) return toReportForm(own)
  if (isReady(place.like)) {
    const name = t(`exports.ready.${place.like}.title`)
    return toReportForm({ ...readyReport(place.like, name), latest: null })
  }
  const like = desk.reports.find(({ id }) => id === place.like)
  if (!like) return toReportForm(emptyReport)
  const name = t('exports.editor.copyOf', { name: like.name })
  // Two reports that write the same file would overwrite each other's contents.
  return toReportForm({ ...like, name, latest: null })
}

/** What is typed is kept until it is saved or given up, whichever screen is opened meanwhile. */
export const useReportForm = (props: StartOfForm) => {
  const { desk, place } = props
  const start = useStartForm(props)
  const draft = useDraft(
    `report:${desk.workspaceId}:${place.reportId ?? `new ${place.like ?? ''}`}`,
    start,
  )
  const [form, setForm] = useState(draft.value)
  // The folder that was picked is opened for this report alone, and only while it is put together.
  const endFolder = (next: ReportForm['latest']['folder']) => {
    const { folder } = form.latest
    if (folder !== null && folder !== next) endFiles([folder])
  }
  const put = (next: ReportForm) => {
    endFolder(next.latest.folder)
    draft.keep(next)
    setForm(next)
  }
  const drop = () => {
    endFolder(null)
    draft.drop()
  }
  return { form, put, drop }
}
