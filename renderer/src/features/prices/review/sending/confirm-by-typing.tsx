import { Button, Group, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChangeSums } from '#core/prices/batch/sum-changes'
import { isTyped, type ToType } from '#core/prices/batch/what-to-type'
import { useFormats } from '../../../../i18n/formats-context.ts'
import { OpenedModal } from '../../../../ui/dialogs/opened-modal.tsx'
import { useChangeFormats } from '../changes/use-change-formats.ts'
import { Waits } from './waits.tsx'

interface Props {
  readonly toType: ToType
  readonly units: number
  readonly sums: ChangeSums
  readonly currency: string | null
  /** Why it may not leave yet; null where it may. What was typed stays meanwhile. */
  readonly waitsFor: string | null
  readonly onConfirm: () => void
  readonly onClose: () => void
}

const useWords = ({ toType, sums, currency }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { percent, totalStep } = useChangeFormats()
  const delta = totalStep(sums.sumBeforeMinor, sums.sumAfterMinor, currency)
  if (toType.kind === 'sum') {
    const sum = formats.integer(Math.abs(toType.change))
    return [t('review.confirm.sumSentence', { delta }), t('review.confirm.sumLabel', { sum })]
  }
  const { largestFraction, units } = toType.stake
  return [
    t('review.confirm.sentence', { largest: percent(largestFraction), delta }),
    t('review.confirm.label', { units: formats.integer(units) }),
  ]
}

/** A batch this large needs more than a click: a number of it, typed. */
export const ConfirmByTyping = (props: Props) => {
  const { toType, units, waitsFor, onConfirm, onClose } = props
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [sentence, label] = useWords(props)
  const canConfirm = waitsFor === null && isTyped(typed, toType)
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    if (canConfirm) onConfirm()
  }
  return (
    <OpenedModal onClose={onClose} title={t('review.confirm.title', { count: units })}>
      <form onSubmit={confirm}>
        <Text size="sm">{sentence}</Text>
        <TextInput
          mt="md"
          data-autofocus
          inputMode="numeric"
          label={label}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Waits for={waitsFor} />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" disabled={!canConfirm}>
            {t('review.confirm.go')}
          </Button>
        </Group>
      </form>
    </OpenedModal>
  )
}
