import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { BatchId, DraftId } from '#core/ids'
import { mutation } from '../../../bridge/mutation.ts'
import { Notice } from '../../../ui/notice.tsx'

interface Props {
  readonly batchId: BatchId
  readonly onOpenDraft: (draftId: DraftId) => void
}

/** Makes a draft with the prices of before; nothing is sent until it has been reviewed like any other. */
export const RollBack = ({ batchId, onOpenDraft }: Props) => {
  const { t } = useTranslation()
  const { mutate, data, isPending } = useMutation({
    ...mutation('batches.rollBack'),
    // Where nothing has changed since there is nothing to read first.
    onSuccess: ({ draftId, changedSince }) => {
      if (changedSince.length === 0) onOpenDraft(draftId)
    },
  })
  if (data && data.changedSince.length > 0) {
    const { draftId, changedSince } = data
    return (
      <Notice
        tone="warning"
        title={t('batches.rollBack.changedTitle', { count: changedSince.length })}
        sentence={t('batches.rollBack.changedSentence', {
          units: changedSince.map(({ number }) => number).join(', '),
        })}
      >
        <Button size="xs" onClick={() => onOpenDraft(draftId)}>
          {t('batches.rollBack.open')}
        </Button>
      </Notice>
    )
  }
  return (
    <Button
      size="xs"
      variant="default"
      loading={isPending}
      leftSection={<IconArrowBackUp size={15} aria-hidden />}
      onClick={() => mutate({ batchId })}
    >
      {t('batches.rollBack.go')}
    </Button>
  )
}
