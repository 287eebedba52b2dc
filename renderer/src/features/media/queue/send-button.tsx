import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaFileId } from '#core/ids'
import type { MediaFile } from '#core/media/queue/media-file'
import { mutation } from '../../../bridge/mutation.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import type { MediaDesk } from '../media-desk.ts'
import { SendDialog } from './send-dialog.tsx'
import { agreedFiles, needsAgreement, type SendPlan, sendPlan } from './send-plan.ts'

interface Props {
  readonly desk: MediaDesk
  /** The chosen files; null stands for everything that is ready. */
  readonly chosen: readonly MediaFile[] | null
  /** Files with something ready to be sent. */
  readonly ready: number
  readonly size: 'xs' | 'compact-sm'
}

/** Puts what is ready into the line, also while others are on their way. */
export const SendButton = ({ desk, chosen, ready, size }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const send = useMutation(mutation('media.startSending'))
  const [plan, setPlan] = useState<SendPlan | null>(null)
  const startSending = (files: MediaFileId[] | null) => send.mutate({ ...desk.of, files })
  const begin = () => {
    const planned = sendPlan(desk, chosen ?? desk.files)
    if (needsAgreement(planned)) setPlan(planned)
    else startSending(chosen?.map(({ id }) => id) ?? null)
  }
  const words = { count: ready, shown: formats.integer(ready) }
  const label = chosen === null ? t('media.queue.send', words) : t('media.acts.send', words)
  return (
    <>
      <Button
        size={size}
        disabled={ready === 0}
        loading={send.isPending}
        leftSection={<IconSend size={15} aria-hidden />}
        onClick={begin}
      >
        {ready === 0 ? t('media.queue.sendNone') : label}
      </Button>
      {plan && (
        <SendDialog
          desk={desk}
          plan={plan}
          onSend={() => startSending(agreedFiles(plan))}
          onClose={() => setPlan(null)}
        />
      )}
    </>
  )
}
