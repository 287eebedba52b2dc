import { Button } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { MediaUpload } from '#core/media/queue/media-file'
import { lineActs } from '../queue/line-acts.ts'
import type { MediaActs } from '../use-media-acts.ts'

interface Props {
  readonly acts: Pick<MediaActs, 'pause' | 'resume' | 'cancel'>
  readonly uploads: readonly MediaUpload[]
  readonly size: 'compact-xs' | 'compact-sm'
}

const signs = { pause: IconPlayerPause, resume: IconPlayerPlay, cancel: IconX } as const

/** Pauses, resumes or cancels queued uploads; the others of the queue are left alone. */
export const OfLine = ({ acts, uploads, size }: Props) => {
  const { t } = useTranslation()
  const may = lineActs(uploads)
  return (['pause', 'resume', 'cancel'] as const).map((act) => {
    const Sign = signs[act]
    if (may[act].length === 0) return null
    return (
      <Button
        key={act}
        size={size}
        variant="default"
        leftSection={<Sign size={14} aria-hidden />}
        onClick={() => acts[act]({ uploads: [...may[act]] })}
      >
        {t(`media.acts.${act}`, { count: may[act].length })}
      </Button>
    )
  })
}
