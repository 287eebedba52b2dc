import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Report } from '#core/contract/exports'
import { Notice } from '../../../ui/notices/notice.tsx'
import type { ExportsDesk } from '../exports-desk.ts'
import { useReportActs } from './use-report-acts.ts'

interface Props {
  readonly desk: ExportsDesk
  readonly report: Report
}

/** Says that the file of the latest run has another name: other programs look for the old one. */
export const MovedLatest = ({ desk, report }: Props) => {
  const { t } = useTranslation()
  const acts = useReportActs(desk)
  const names = report.latest?.moved
  if (!names) return null
  return (
    <Notice
      tone="warning"
      title={t('exports.attention.movedTitle', { name: report.name, ...names })}
      sentence={t('exports.attention.movedSentence', names)}
      nextStep={t('exports.attention.movedNext', names)}
    >
      <Button size="xs" variant="default" onClick={() => acts.edit(report)}>
        {t('exports.acts.edit')}
      </Button>
    </Notice>
  )
}
