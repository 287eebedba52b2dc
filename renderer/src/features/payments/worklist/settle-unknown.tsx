import { Button, Radio, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paymentIdSchema, type WorkspaceId } from '#core/ids'
import type { EvidenceShown } from '#core/payments/evidence-shown'
import type { PaymentRow } from '#core/payments/payment-row'
import { mutation } from '../../../bridge/mutation.ts'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { dayWords, exactMoney } from '../payment-words.ts'
import { RefreshExports } from '../send/refresh-exports.tsx'
import classes from './worklist-view.module.css'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly row: PaymentRow
}

const readShown = (told: { evidenceJson: string; exportedAt: number | null }) => ({
  exportedAt: told.exportedAt,
  evidence: JSON.parse(told.evidenceJson) as EvidenceShown,
})

/** Its answer was lost: only a person can say whether the CRM has it, and its own export helps. */
export const SettleUnknown = ({ workspaceId, row }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const told = useQuery({
    ...query('payments.readEvidence', { workspaceId, key: row.key }),
    select: readShown,
  }).data
  const settle = useMutation(mutation('payments.settlePayment'))
  const [chosen, setChosen] = useState('')
  const typed = paymentIdSchema.safeParse(chosen.trim())
  const say = (outcome: 'booked' | 'notBooked') =>
    settle.mutate({
      ...{ workspaceId, key: row.key, outcome },
      paymentId: outcome === 'booked' && typed.success ? typed.data : null,
    })
  const found = told?.evidence.found ?? []
  return (
    <section className={classes['settle']} aria-label={t('payments.unknown.title')}>
      <h3 className={classes['title']}>{t('payments.unknown.title')}</h3>
      <p>{t('payments.unknown.sentence')}</p>
      {told && (
        <p className={classes['soft']}>
          {told.exportedAt === null
            ? t('payments.unknown.noExport')
            : t(told.evidence.isExportOlder ? 'payments.unknown.older' : 'payments.unknown.newer', {
                at: formats.dateTime(told.exportedAt),
              })}
        </p>
      )}
      <RefreshExports workspaceId={workspaceId} />
      {found.length > 0 && (
        <Radio.Group
          mt={8}
          label={t('payments.unknown.found', { count: found.length })}
          value={chosen}
          onChange={setChosen}
        >
          {found.map(({ paymentId, reason, payment }) => (
            <Radio
              key={paymentId}
              mt={6}
              value={paymentId}
              label={t('payments.unknown.candidate', {
                id: paymentId,
                amount: exactMoney(formats, payment.amountMinor, payment.currency),
                day: payment.paidOn === null ? '–' : dayWords(formats, payment.paidOn),
                reason: t(`payments.unknown.${reason}`),
              })}
            />
          ))}
        </Radio.Group>
      )}
      {told && found.length === 0 && !told.evidence.isExportOlder && (
        <p>{t('payments.unknown.nothing')}</p>
      )}
      <TextInput
        mt={8}
        size="xs"
        label={t('payments.unknown.id')}
        maxLength={128}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <div className={classes['acts']} style={{ marginTop: 10 }}>
        <Button size="xs" loading={settle.isPending} onClick={() => say('booked')}>
          {t('payments.unknown.booked')}
        </Button>
        <Button
          size="xs"
          variant="default"
          loading={settle.isPending}
          onClick={() => say('notBooked')}
        >
          {t('payments.unknown.notBooked')}
        </Button>
      </div>
    </section>
  )
}
