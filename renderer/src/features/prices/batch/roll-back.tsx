import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { BatchId, DraftId } from '#core/ids'
import { mutation } from '../../../bridge/mutation.ts'
import { Notice } from '../../../ui/notices/notice.tsx'

interface Props {
  readonly batchId: BatchId
  readonly onOpenDraft: (draftId: DraftId) => void
}

type RolledBack = OutputOf<'batches.rollBack'>

const leftOutOf = ({ changedSince, withoutPrice }: RolledBack) =>
  changedSince.length + withoutPrice.length

const numbersOf = (units: RolledBack['changedSince']) =>
  units.map(({ number }) => number).join(', ')

/** Makes a draft with the prices of before; nothing is sent until it has been reviewed like any other. */
export const RollBack = ({ batchId, onOpenDraft }: Props) => {
  const { t } = useTranslation()
  const { mutate, data, isPending } = useMutation({
    ...mutation('batches.rollBack'),
    // Where nothing was left out there is nothing to read first.
    onSuccess: (taken) => {
      if (leftOutOf(taken) === 0) onOpenDraft(taken.draftId)
    },
  })
  if (data && leftOutOf(data) > 0) {
    const { draftId, changedSince, withoutPrice } = data
    const sentences = [
      ...(changedSince.length > 0
        ? [t('batches.rollBack.changedSince', { units: numbersOf(changedSince) })]
        : []),
      ...(withoutPrice.length > 0
        ? [t('batches.rollBack.withoutPrice', { units: numbersOf(withoutPrice) })]
        : []),
      t('batches.rollBack.others'),
    ]
    return (
      <Notice
        tone="warning"
        title={t('batches.rollBack.leftOutTitle', { count: leftOutOf(data) })}
        sentence={sentences.join(' ')}
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
