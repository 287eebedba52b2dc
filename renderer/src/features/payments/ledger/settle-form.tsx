import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paymentIdSchema, type WorkspaceId } from '#core/ids'
import type { PaymentRow } from '#core/payments/ledger/payment-row'
import { RefreshExports } from '../send/refresh-exports.tsx'
import { evidenceOf } from './evidence-of.ts'
import { FoundPayments } from './found-payments.tsx'
import type { PaymentActs } from './use-payment-acts.ts'
import classes from './worklist-view.module.css'

/** Why a person is asked: `looksBookedSince` of a payment that they have confirmed already. */
type SettleAbout =
  | 'unknown'
  | 'looksBooked'
  | 'looksBookedSince'
  | 'earlierCall'
  | 'elsewhere'
  | 'otherwise'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly row: PaymentRow
  readonly acts: PaymentActs
  readonly about: SettleAbout
}

/** Chosen instead of a number. */
const another = '?'

/** A person says whether the CRM has the payment; the CRM's own export helps. */
export const SettleForm = ({ workspaceId, row, acts, about }: Props) => {
  const { t } = useTranslation()
  const told = useQuery(evidenceOf(workspaceId, row.key)).data
  const { state } = row
  const [chosen, setChosen] = useState<string>(state.kind === 'sent' ? state.paymentId : '')
  const [isAsked, setAsked] = useState(false)
  const typed = chosen === another ? '' : chosen.trim()
  const id = paymentIdSchema.safeParse(typed)
  const isUnreadable = typed !== '' && !id.success
  // The payments that the CRM shows stay unclaimed if nobody says which one it is.
  const mustChoose = (told?.evidence.found.length ?? 0) > 0 && chosen === ''
  const fault = isUnreadable ? 'badId' : isAsked && mustChoose ? 'chooseOne' : null
  const sayBooked = () => {
    setAsked(true)
    if (isUnreadable || mustChoose) return
    acts.settle(row, { outcome: 'booked', paymentId: id.success ? id.data : null })
  }
  const isNotBookedOffered = about === 'unknown' || about === 'otherwise'
  return (
    <section className={classes['settle']} aria-label={t(`payments.unknown.about.${about}.title`)}>
      <h3 className={classes['title']}>{t(`payments.unknown.about.${about}.title`)}</h3>
      <p>{t(`payments.unknown.about.${about}.sentence`)}</p>
      {told && <FoundPayments told={told} chosen={chosen} another={another} onChosen={setChosen} />}
      <RefreshExports workspaceId={workspaceId} />
      <TextInput
        mt={8}
        size="xs"
        label={t('payments.unknown.id')}
        maxLength={128}
        value={typed === '' ? '' : chosen}
        error={fault && t(`payments.unknown.${fault}`)}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <div className={classes['acts']} style={{ marginTop: 10 }}>
        <Button size="xs" loading={acts.isSettling} onClick={sayBooked}>
          {t('payments.unknown.booked')}
        </Button>
        {isNotBookedOffered && (
          <Button
            size="xs"
            variant="default"
            loading={acts.isSettling}
            onClick={() => acts.settle(row, { outcome: 'notBooked', paymentId: null })}
          >
            {t('payments.unknown.notBooked')}
          </Button>
        )}
      </div>
    </section>
  )
}
