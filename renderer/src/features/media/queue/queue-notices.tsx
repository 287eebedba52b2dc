import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isToldByAccount } from '#core/accounts/is-told-by-account'
import type { Failure } from '#core/contract/failure'
import type { MediaFile } from '#core/media/queue/media-file'
import { projectSubject } from '#core/project-subject'
import { secondMs } from '#core/time'
import { mutation } from '../../../bridge/mutation.ts'
import { useNewestJob } from '../../../bridge/use-newest-job.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { useFailureWords } from '../../../ui/notices/failure-words.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { useNow } from '../../../ui/timing/use-now.ts'
import type { MediaDesk } from '../media-desk.ts'
import { Countdown } from './countdown.tsx'
import { lookAdvice } from './look-advice.ts'

interface Props {
  readonly desk: MediaDesk
  readonly onShowUnknown: () => void
}

/** What holds the queue up, what could not be looked at, and what nobody knows the end of. */
export const QueueNotices = ({ desk, onShowUnknown }: Props) => (
  <>
    {desk.pausedBy && !isToldByAccount(desk.pausedBy) && (
      <HeldUp desk={desk} failure={desk.pausedBy} />
    )}
    {desk.unseenBecause && !desk.pausedBy && <Unseen failure={desk.unseenBecause} />}
    <Unknown desk={desk} onShow={onShowUnknown} />
  </>
)

const HeldUp = ({ desk, failure }: Pick<Props, 'desk'> & { readonly failure: Failure }) => {
  const { t } = useTranslation()
  const resume = useMutation(mutation('media.resumeSending'))
  const { title, sentence, nextStep } = useFailureWords()(failure)
  return (
    <Notice
      tone="warning"
      title={t('media.queue.heldUp')}
      sentence={`${title}. ${sentence}`}
      nextStep={nextStep}
    >
      {desk.triedAgainAt !== null && (
        <span>
          <Countdown until={desk.triedAgainAt} />
        </span>
      )}
      {/* What the server itself has put off nobody can hasten. */}
      {failure.kind !== 'cooling' && (
        <Button
          size="compact-xs"
          variant="default"
          loading={resume.isPending}
          onClick={() => resume.mutate(desk.of)}
        >
          {t('media.queue.tryAgain')}
        </Button>
      )}
    </Notice>
  )
}

/** Files leave all the same: what they replace is as it was known before. */
const Unseen = ({ failure }: { readonly failure: Failure }) => {
  const { t } = useTranslation()
  const { title } = useFailureWords()(failure)
  return (
    <Notice
      tone="warning"
      title={t('media.unseen.title')}
      sentence={t('media.unseen.sentence', { why: title })}
    />
  )
}

const Unknown = ({ desk, onShow }: { readonly desk: MediaDesk; readonly onShow: () => void }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const words = useFailureWords()
  const look = useMutation(mutation('media.lookWhetherArrived'))
  const last = useNewestJob('lookWhetherArrived', projectSubject(desk.of))
  const count = [...desk.groups.values()].filter((group) => group === 'unknown').length
  if (count === 0) return null
  const failed = last?.outcome?.kind === 'failed' ? words(last.outcome.failure) : null
  const lookedAt = last?.outcome?.kind === 'done' ? last.startedAt : null
  return (
    <Notice
      tone="warning"
      title={t('media.unknown.title', { count, shown: formats.integer(count) })}
      sentence={failed ? `${failed.title}. ${failed.sentence}` : t('media.unknown.sentence')}
    >
      <Advice files={desk.files} lookedAt={lookedAt} />
      <Button
        size="compact-xs"
        variant="default"
        loading={look.isPending || last?.outcome === null}
        onClick={() => look.mutate(desk.of)}
      >
        {t('media.unknown.look')}
      </Button>
      <Button size="compact-xs" variant="default" onClick={onShow}>
        {t('media.unknown.show')}
      </Button>
    </Notice>
  )
}

interface AdviceProps {
  readonly files: readonly MediaFile[]
  readonly lookedAt: number | null
}

const Advice = ({ files, lookedAt }: AdviceProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(secondMs)
  const advice = lookAdvice({ files, lookedAt, now })
  if (advice === null) return null
  if (advice.kind === 'undecided') return <span role="status">{t('media.unknown.undecided')}</span>
  const whole = Math.ceil((advice.at - now) / secondMs) * secondMs
  return <span>{t('media.unknown.comeBack', { left: formats.duration(whole) })}</span>
}
