import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import type { WorkspaceId } from '#core/ids'
import { fromJson } from '#core/json'
import type { PaymentRow } from '#core/payments/ledger/payment-row'
import { isPaidTold, type PrescribedPayment } from '#core/payments/matching/prescribed-payment'
import { query } from '../../../bridge/query.ts'
import { useFormats } from '../../../i18n/formats-context.ts'
import { exactMoney, matchWords, purposeWords, reasonWords } from '../payment-words.ts'
import type { PaymentActs } from './use-payment-acts.ts'
import classes from './worklist-view.module.css'

interface Props {
  readonly workspaceId: WorkspaceId
  readonly row: PaymentRow
  readonly acts: PaymentActs
}

const readFound = ({ prescribed }: OutputOf<'payments.findPrescribed'>) => fromJson(prescribed)

/** What a payment is for: the match offers, a person confirms or chooses another one. */
export const ChoosePrescribed = ({ workspaceId, row, acts }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const [search, setSearch] = useState('')
  const found = useQuery({
    ...query('payments.findPrescribed', { workspaceId, search }),
    select: readFound,
    enabled: search.trim() !== '',
  }).data
  const { match } = row
  // What speaks against it is shown above: a person who confirms it has seen that.
  const isLike = row.twinOf !== null || row.looksBooked
  const isDoubtful = isLike || row.reversedOn !== undefined
  const offered = match?.kind === 'matched' ? match.prescribedPaymentId : null
  const choose = (prescribedPaymentId: number | null) =>
    acts.confirmAs(row, { prescribedPaymentId, isNoTwin: isDoubtful })
  const { currency } = row.transaction
  return (
    <section aria-label={t('payments.match.title')}>
      <h3 className={classes['title']}>{t('payments.match.title')}</h3>
      {(match?.kind !== 'matched' || match.reason === 'exactOfSeveral') && (
        <p className={classes['soft']}>
          {match === null ? t('payments.match.noExport') : matchWords(t, match, row.prescribed)}
        </p>
      )}
      <ul className={classes['candidates']}>
        {match?.candidates.map(({ prescribedPaymentId: id, reason, score, leftMinor }) => (
          <Candidate
            key={id}
            id={id}
            prescribed={row.prescribed}
            isChosen={id === offered}
            isMain={id === offered}
            sentence={t('payments.match.candidate', {
              reason: reasonWords(t, reason),
              score,
              left: isPaidTold(row.prescribed, id) ? exactMoney(formats, leftMinor, currency) : '–',
            })}
            onChoose={() => choose(id)}
          />
        ))}
      </ul>
      <TextInput
        mt={8}
        size="xs"
        label={t('payments.match.other')}
        placeholder={t('payments.match.otherHint')}
        maxLength={100}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {search.trim() !== '' && found && (
        <ul className={classes['candidates']} aria-label={t('payments.match.found')}>
          {found.length === 0 && <li className={classes['soft']}>{t('payments.match.nothing')}</li>}
          {found.map(({ id, variableSymbol, amountMinor, paidMinor, dueOn, currency: own }) => (
            <Candidate
              key={id}
              id={id}
              prescribed={found}
              isChosen={false}
              isMain={false}
              sentence={t('payments.match.foundOne', {
                symbol: variableSymbol ?? '–',
                left: paidMinor === null ? '–' : exactMoney(formats, amountMinor - paidMinor, own),
                due: dueOn === null ? '–' : formats.day(dueOn),
              })}
              onChoose={() => choose(id)}
            />
          ))}
        </ul>
      )}
      <Button mt={8} size="xs" variant="default" onClick={() => choose(null)}>
        {t(isLike ? 'payments.acts.confirmAnother' : 'payments.acts.confirmWithout')}
      </Button>
    </section>
  )
}

interface CandidateProps {
  readonly id: number
  readonly prescribed: readonly PrescribedPayment[]
  readonly sentence: string
  readonly isChosen: boolean
  readonly isMain: boolean
  readonly onChoose: () => void
}

const Candidate = ({ id, prescribed, sentence, isChosen, isMain, onChoose }: CandidateProps) => {
  const { t } = useTranslation()
  return (
    <li className={classes['candidate']} data-chosen={isChosen}>
      <div>
        <p>{purposeWords(t, id, prescribed)}</p>
        <p className={classes['soft']}>
          {[t('payments.match.number', { id }), sentence].join(' · ')}
        </p>
      </div>
      <Button
        size="compact-xs"
        variant={isMain ? 'filled' : 'default'}
        aria-label={t('payments.acts.confirmFor', { id })}
        onClick={onChoose}
      >
        {t('payments.acts.confirm')}
      </Button>
    </li>
  )
}
