import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OpenBatch } from '#core/prices/batch/batch'
import { ToldBatch } from '../batch/told-batch.tsx'

interface Props {
  readonly batches: readonly OpenBatch[]
  /** Goes to the prices of a batch. */
  readonly onShow: (batch: OpenBatch) => void
}

/** Shows on every other screen what happened to batches while nobody looked. */
export const BatchesElsewhere = ({ batches, onShow }: Props) => {
  const { t } = useTranslation()
  return batches.map((batch) => (
    <ToldBatch key={batch.id} batch={batch}>
      <Button size="xs" variant="default" onClick={() => onShow(batch)}>
        {t('batches.open.show')}
      </Button>
    </ToldBatch>
  ))
}
