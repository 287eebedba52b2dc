import { Button, Group, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BatchStake } from '#core/prices/batch/needs-typing'
import { useFormats } from '../../../../i18n/formats-context.ts'
import { OpenedModal } from '../../../../ui/dialogs/opened-modal.tsx'
import type { ChangeSums } from '../changes/group-changes.ts'
import { useChangeFormats } from '../changes/use-change-formats.ts'
import { isTypedCount } from './is-typed-count.ts'

interface Props {
  readonly stake: BatchStake
  readonly sums: ChangeSums
  readonly currency: string | null
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** A batch this large needs more than a click: the number of its units, typed. */
export const ConfirmByTyping = ({ stake, sums, currency, onConfirm, onClose }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { percent, totalStep } = useChangeFormats()
  const [typed, setTyped] = useState('')
  const isTyped = isTypedCount(typed, stake.units)
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    if (isTyped) onConfirm()
  }
  return (
    <OpenedModal onClose={onClose} title={t('review.confirm.title', { count: stake.units })}>
      <form onSubmit={confirm}>
        <Text size="sm">
          {t('review.confirm.sentence', {
            largest: percent(stake.largestFraction),
            delta: totalStep(sums.sumBeforeMinor, sums.sumAfterMinor, currency),
          })}
        </Text>
        <TextInput
          mt="md"
          data-autofocus
          inputMode="numeric"
          label={t('review.confirm.label', { units: formats.integer(stake.units) })}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('review.cancel')}
          </Button>
          <Button type="submit" disabled={!isTyped}>
            {t('review.confirm.go')}
          </Button>
        </Group>
      </form>
    </OpenedModal>
  )
}
