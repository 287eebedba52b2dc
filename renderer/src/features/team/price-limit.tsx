import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PriceLimit } from '#core/prices/batch/price-limit'
import { failureOf } from '../../bridge/failure-of.ts'
import { mutation } from '../../bridge/mutation.ts'
import { useFormats } from '../../i18n/formats-context.ts'
import { OpenedModal } from '../../ui/dialogs/opened-modal.tsx'
import { limitWords } from '../../ui/limit-words.ts'
import { FailureNotice } from '../../ui/notices/failure-notice.tsx'
import { notifyDone } from '../../ui/notices/notify.tsx'
import { TeamPart } from './team-part.tsx'

interface Props {
  readonly limit: PriceLimit
  /** Whether the person looks after the team. */
  readonly mayChange: boolean
}

/** How much one person of the team may change by themselves. */
export const PriceLimitOfTeam = ({ limit, mayChange }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const [isOpen, setOpen] = useState(false)
  return (
    <TeamPart title={t('team.limit.title')}>
      <Text size="sm">{limitWords(limit, { t, formats })}</Text>
      {mayChange && (
        <Button
          size="xs"
          variant="default"
          aria-label={t('team.limit.changeNamed')}
          onClick={() => setOpen(true)}
        >
          {t('team.limit.change')}
        </Button>
      )}
      {isOpen && <LimitDialog limit={limit} onClose={() => setOpen(false)} />}
    </TeamPart>
  )
}

const most = { units: 50_000, percent: 1_000 } as const
type Field = keyof typeof most
const fields: readonly Field[] = ['units', 'percent']

/** Null is no limit; undefined is no number. */
const readNumber = (text: string, most: number): number | null | undefined => {
  const typed = text.trim()
  if (typed === '') return null
  return /^\d{1,5}$/.test(typed) && Number(typed) <= most ? Number(typed) : undefined
}

interface DialogProps {
  readonly limit: PriceLimit
  readonly onClose: () => void
}

const LimitDialog = ({ limit, onClose }: DialogProps) => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState({
    units: String(limit.units ?? ''),
    percent: String(limit.percent ?? ''),
  })
  const [isAsked, setAsked] = useState(false)
  const change = useMutation({
    ...mutation('team.changePriceLimit', { failure: 'here' }),
    onSuccess: () => {
      notifyDone((t) => ({ title: t('team.limit.saved') }))
      onClose()
    },
  })
  const failure = failureOf(change.error)
  const read = {
    units: readNumber(typed.units, most.units),
    percent: readNumber(typed.percent, most.percent),
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    const { units, percent } = read
    if (units !== undefined && percent !== undefined) change.mutate({ units, percent })
  }
  const labels = {
    units: [t('team.limit.fieldUnits'), t('team.limit.hintUnits')],
    percent: [t('team.limit.fieldPercent'), t('team.limit.hintPercent')],
  } as const
  return (
    <OpenedModal title={t('team.limit.title')} onClose={onClose}>
      <form onSubmit={save}>
        <Stack gap="sm">
          {fields.map((field) => (
            <TextInput
              key={field}
              data-autofocus={field === 'units' || undefined}
              inputMode="numeric"
              label={labels[field][0]}
              description={labels[field][1]}
              error={
                isAsked && read[field] === undefined && t('team.limit.wrong', { most: most[field] })
              }
              maxLength={10}
              value={typed[field]}
              onChange={({ currentTarget }) => setTyped({ ...typed, [field]: currentTarget.value })}
            />
          ))}
          {failure && <FailureNotice failure={failure} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" loading={change.isPending}>
              {t('team.limit.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </OpenedModal>
  )
}
