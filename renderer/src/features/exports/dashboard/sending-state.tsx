import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { WorkspaceId } from '#core/ids'
import { mutation } from '../../../bridge/mutation.ts'
import { useNewestJob } from '../../../bridge/use-newest-job.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import shared from '../exports.module.css'
import classes from './dashboard.module.css'
import type { ShownSending } from './sending-form.ts'
import { markOfStep, stepWords } from './step-words.ts'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly sending: ShownSending
}

/** How the dashboard went out the last time, way by way, and when it goes out next. */
export const SendingState = ({ workspaceId, sending: { last, nextAt } }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const ofFailure = useFailureWords()
  const start = useMutation(mutation('exports.sendDashboardNow'))
  const newest = useNewestJob('sendDashboard', workspaceId)
  const isBusy = newest?.outcome === null
  return (
    <section aria-label={t('exports.dashboard.sendState')}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div role="status">
          {last === null && <span>{t('exports.dashboard.notSent')}</span>}
          {last !== null && (
            <ul className={classes['steps']}>
              {last.steps.map((step) => (
                <li key={step.way}>
                  <span className={markOfStep(step)}>
                    {stepWords(step, { t, formats, ofFailure })}
                  </span>
                </li>
              ))}
            </ul>
          )}
          {nextAt !== null && (
            <span className={shared['dim']}>
              {t('exports.backup.next', { at: formats.dateTime(nextAt) })}
            </span>
          )}
        </div>
        <Button
          size="xs"
          variant="default"
          disabled={isBusy}
          loading={start.isPending}
          onClick={() => start.mutate({ workspaceId })}
        >
          {t('exports.dashboard.sendNow')}
        </Button>
      </Group>
    </section>
  )
}
