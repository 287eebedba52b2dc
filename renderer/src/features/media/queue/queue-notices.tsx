import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Failure } from '#core/contract/failure'
import { useFailureWords } from '../../../bridge/failure-words.ts'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { MediaDesk } from '../media-desk.ts'

interface Props {
  readonly desk: MediaDesk
  readonly onShowUnknown: () => void
}

/** What holds the queue up, and what nobody knows the end of. */
export const QueueNotices = ({ desk, onShowUnknown }: Props) => (
  <>
    {desk.pausedBy && !isToldByAccount(desk.pausedBy) && <HeldUp failure={desk.pausedBy} />}
    <Unknown desk={desk} onShow={onShowUnknown} />
  </>
)

/** The notice about the screen's account says it already, with the way out. */
const isToldByAccount = (failure: Failure): boolean =>
  failure.kind === 'held' || (failure.kind === 'keychain' && failure.cause === 'missing')

const HeldUp = ({ failure }: { readonly failure: Failure }) => {
  const { t } = useTranslation()
  const { title, sentence, nextStep } = useFailureWords()(failure)
  return (
    <Notice
      tone="warning"
      title={t('media.queue.heldUp')}
      sentence={`${title}. ${sentence}`}
      nextStep={nextStep}
    />
  )
}

const Unknown = ({ desk, onShow }: { readonly desk: MediaDesk; readonly onShow: () => void }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const words = useFailureWords()
  const look = useMutation(mutation('media.lookWhetherArrived'))
  const jobs = useQuery(query('jobs.listJobs', {})).data
  const last = jobs?.find(
    ({ kind, subject }) => kind === 'lookWhetherArrived' && subject === String(desk.of.projectId),
  )
  const count = [...desk.groups.values()].filter((group) => group === 'unknown').length
  if (count === 0) return null
  const failed = last?.outcome?.kind === 'failed' ? words(last.outcome.failure) : null
  return (
    <Notice
      tone="warning"
      title={t('media.unknown.title', { count, shown: formats.integer(count) })}
      sentence={failed ? `${failed.title}. ${failed.sentence}` : t('media.unknown.sentence')}
    >
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
