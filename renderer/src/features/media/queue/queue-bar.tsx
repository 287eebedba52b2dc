import { Button, Progress, VisuallyHidden } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { mutation } from '../../../bridge/mutation.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import type { MediaDesk } from '../media-desk.ts'
import classes from './queue-bar.module.css'
import { leftMs, type QueueSummary, queueSummary, saidTenths } from './queue-summary.ts'
import { SendButton } from './send-button.tsx'

interface Props {
  readonly desk: MediaDesk
  readonly report: ReactNode
}

/** Sends what is ready, and says how far it is. */
export const QueueBar = ({ desk, report }: Props) => {
  const { t } = useTranslation()
  const { files, ready } = desk
  const summary = useMemo(() => queueSummary(files, ready), [files, ready])
  return (
    <section className={classes['bar']} aria-label={t('media.queue.label')}>
      {summary.open.length > 0 ? (
        <Moving desk={desk} summary={summary} />
      ) : (
        <AtRest desk={desk} summary={summary} />
      )}
      <span className={classes['aside']}>{report}</span>
    </section>
  )
}

interface Parts {
  readonly desk: MediaDesk
  readonly summary: QueueSummary
}

const AtRest = ({ desk, summary }: Parts) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { ready, filesDone, failed } = summary
  const parts = [
    filesDone > 0 &&
      t('media.queue.done', {
        count: filesDone,
        shown: formats.integer(filesDone),
        total: formats.integer(desk.files.length),
      }),
    failed.length > 0 &&
      t('media.queue.failed', { count: failed.length, shown: formats.integer(failed.length) }),
    ready === 0 && filesDone === 0 && t('media.queue.nothingReady'),
  ]
  return (
    <>
      <SendButton desk={desk} chosen={null} ready={ready} size="xs" />
      <Retry summary={summary} />
      <PausedUploads summary={summary} />
      <span className={classes['words']} role="status">
        {parts.filter(Boolean).join(' · ')}
      </span>
    </>
  )
}

/** The paused uploads, which are resumed together. */
const PausedUploads = ({ summary: { paused } }: Pick<Parts, 'summary'>) => {
  const { t } = useTranslation()
  const resume = useMutation(mutation('media.resumeUploads'))
  if (paused.length === 0) return null
  return (
    <Button
      size="xs"
      variant="default"
      loading={resume.isPending}
      leftSection={<IconPlayerPlay size={15} aria-hidden />}
      onClick={() => resume.mutate({ uploads: [...paused] })}
    >
      {t('media.queue.resumeAside', { count: paused.length })}
    </Button>
  )
}

const Retry = ({ summary: { failed } }: Pick<Parts, 'summary'>) => {
  const { t } = useTranslation()
  const retry = useMutation(mutation('media.retryUploads'))
  if (failed.length === 0) return null
  return (
    <Button
      size="xs"
      variant="default"
      loading={retry.isPending}
      leftSection={<IconRefresh size={15} aria-hidden />}
      onClick={() => retry.mutate({ uploads: [...failed] })}
    >
      {t('media.queue.retry', { count: failed.length })}
    </Button>
  )
}

const Moving = ({ desk, summary }: Parts) => {
  const { t } = useTranslation()
  const pause = useMutation(mutation('media.pauseSending'))
  const resume = useMutation(mutation('media.resumeSending'))
  const cancel = useMutation(mutation('media.cancelUploads'))
  const { of, isRunning, progress } = desk
  const { total } = progress
  const part = total && total.bytes > 0 ? (total.bytesDone / total.bytes) * 100 : 0
  return (
    <>
      {isRunning ? (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlayerPause size={15} aria-hidden />}
          onClick={() => pause.mutate(of)}
        >
          {t('media.queue.pause')}
        </Button>
      ) : (
        <Button
          size="xs"
          leftSection={<IconPlayerPlay size={15} aria-hidden />}
          onClick={() => resume.mutate(of)}
        >
          {t('media.queue.resume')}
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconX size={15} aria-hidden />}
        onClick={() => cancel.mutate({ uploads: [...summary.open] })}
      >
        {t('common.cancel')}
      </Button>
      {summary.ready > 0 && (
        <SendButton desk={desk} chosen={null} ready={summary.ready} size="xs" />
      )}
      <PausedUploads summary={summary} />
      <Progress
        className={classes['progress']}
        size="sm"
        value={part}
        transitionDuration={0}
        aria-label={t('media.queue.progress')}
      />
      <span className={classes['words']}>
        <MovingWords desk={desk} summary={summary} />
      </span>
      <VisuallyHidden role="status">
        {total && t('media.queue.said', { tenths: saidTenths(total) * 10 })}
      </VisuallyHidden>
    </>
  )
}

const MovingWords = ({ desk, summary }: Parts) => {
  const { isRunning, pausedBy, isLooking, progress } = desk
  const { t } = useTranslation()
  const formats = useFormats()
  const { total } = progress
  if (!isRunning)
    return t('media.queue.paused', {
      count: summary.open.length,
      shown: formats.integer(summary.open.length),
    })
  if (pausedBy?.kind === 'held') return t('media.queue.heldUpBy', { account: pausedBy.account })
  if (pausedBy) return t('media.queue.heldUp')
  if (isLooking) return t('media.queue.looking')
  if (!total) return t('media.queue.beginning')
  const left = leftMs(total)
  return [
    t('media.queue.files', {
      done: formats.integer(total.filesDone),
      total: formats.integer(total.files),
    }),
    t('media.queue.bytes', {
      done: formats.bytes(total.bytesDone),
      total: formats.bytes(total.bytes),
    }),
    total.bytesPerSecond > 0 &&
      t('media.queue.speed', { speed: formats.bytes(total.bytesPerSecond) }),
    left !== null && left > 0 && t('media.queue.left', { left: formats.duration(left) }),
  ]
    .filter(Boolean)
    .join(' · ')
}
