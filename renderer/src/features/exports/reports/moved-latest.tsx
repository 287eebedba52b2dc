import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Report } from '#core/contract/exports'
import { latestFormat } from '#core/exports/latest-format'
import { Notice } from '../../../ui/notice.tsx'
import type { ExportsDesk } from '../exports-desk.ts'
import { useReportActs } from './use-report-acts.ts'

interface Props {
  readonly desk: ExportsDesk
  readonly report: Report
}

/** The name of the latest file as it is now and as it was meant, where the server has sent another kind of file. */
const movedNames = ({ wanted: { format: asked }, latest, lastRun }: Report) => {
  const came = lastRun?.format ?? asked
  if (!latest || lastRun?.askedFormat !== asked || lastRun.latestFailure !== null) return null
  const now = latestFormat({ asked, came, latest: latest.format })
  const meant = latestFormat({ asked, came: asked, latest: latest.format })
  if (now === meant || lastRun.failure !== null) return null
  return { now: `${latest.fileName}.${now}`, meant: `${latest.fileName}.${meant}` }
}

/** Whoever points at the old name finds nothing any more. */
export const MovedLatest = ({ desk, report }: Props) => {
  const { t } = useTranslation()
  const acts = useReportActs(desk)
  const names = movedNames(report)
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
