import { Button, Group, Progress } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { Formats } from '#core/format/formats'
import { jobFraction } from '#core/jobs/job-fraction'
import { mutation } from '../../../bridge/mutation.ts'
import { useNewestJob } from '../../../bridge/use-newest-job.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { markClasses } from '../../../ui/mark.ts'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import shared from '../exports.module.css'
import type { ExportsDesk } from '../exports-desk.ts'
import { exportTitle } from '../reports/export-title.ts'

type Backup = NonNullable<OutputOf<'exports.readBackup'>>

interface Props {
  readonly backup: Backup
  readonly desk: Pick<ExportsDesk, 'workspaceId'>
}

const marks = {
  good: markClasses('check', 'good'),
  partial: markClasses('half', 'waiting'),
  failed: markClasses('cross', 'bad'),
} as const

/** How the last backup went, how far the one is that is being made, and when the next comes. */
export const BackupState = ({ backup, desk: { workspaceId } }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const words = useFailureWords()
  const start = useMutation(mutation('exports.backUpNow'))
  const newest = useNewestJob('backUp', workspaceId)
  const { turn, last, tables, nextAt } = backup
  const writing = newest?.outcome === null ? newest : null
  const isBusy = Boolean(turn?.isUnderWay) || writing !== null
  const share = writing ? (jobFraction(writing) ?? 0) : (turn?.read ?? 0) / tables.length
  return (
    <section aria-label={t('exports.backup.state')}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div role="status">
          {isBusy && turn ? (
            <span>
              {writing
                ? t('exports.backup.writing')
                : t('exports.backup.reading', { read: turn.read, of: tables.length })}
            </span>
          ) : (
            <LastBackup last={last} />
          )}
          <br />
          <span className={shared['dim']}>{nextWords(t, { nextAt, isBusy, formats })}</span>
        </div>
        <Button
          size="xs"
          variant="default"
          disabled={isBusy}
          loading={start.isPending}
          onClick={() => start.mutate({ workspaceId })}
        >
          {t('exports.backup.now')}
        </Button>
      </Group>
      {isBusy && <Progress mt={8} value={share * 100} aria-label={t('exports.backup.progress')} />}
      {!isBusy && last?.failure && <FailureNotice failure={last.failure} />}
      {!isBusy && turn && turn.failed.length > 0 && (
        <ul className={shared['dim']} aria-label={t('exports.backup.notRead')}>
          {turn.failed.map(({ name, failure }) => (
            <li key={name}>
              {t('exports.backup.notReadTable', {
                table: exportTitle(t, name),
                why: words(failure).sentence,
                next: words(failure).nextStep,
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const LastBackup = ({ last }: Pick<Backup, 'last'>) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (last === null) return <span>{t('exports.backup.none')}</span>
  return (
    <span className={marks[last.outcome]}>
      {t(`exports.backup.outcome.${last.outcome}`, { at: formats.dateTime(last.at) })}
    </span>
  )
}

interface NextBackup {
  readonly nextAt: number | null
  readonly isBusy: boolean
  readonly formats: Formats
}

const nextWords = (t: TFunction, { nextAt, isBusy, formats }: NextBackup): string => {
  if (nextAt === null) return ''
  const at = formats.dateTime(nextAt)
  return t(isBusy ? 'exports.backup.nextTable' : 'exports.backup.next', { at })
}
