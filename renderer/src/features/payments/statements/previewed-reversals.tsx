import { useTranslation } from 'react-i18next'
import type {
  PreviewedReversal,
  StatementPreview,
} from '#core/payments/statements/statement-preview'
import { useFormats } from '../../../i18n/formats-context.ts'
import { Notice } from '../../../ui/notices/notice.tsx'
import { exactMoney, stateWords } from '../payment-words.ts'

/** Payments that the bank takes back by this statement, each by name: the CRM hears of it from a person alone. */
export const PreviewedReversals = ({
  preview: { reversals, reversalCount },
}: {
  readonly preview: StatementPreview
}) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (reversalCount === 0) return null
  const wordsOf = ({ transaction, entry }: PreviewedReversal): string => {
    const { amountMinor, currency, bookedOn, ...named } = entry?.transaction ?? transaction
    const words = {
      amount: exactMoney(formats, Math.abs(amountMinor), currency),
      day: formats.day(bookedOn),
      symbol: named.variableSymbol ?? '–',
      name: named.counterName ?? named.counterAccount ?? '–',
    }
    return entry === null
      ? t('payments.import.reversedUnknown', words)
      : t('payments.import.reversedKnown', { ...words, state: stateWords(t, entry.state) })
  }
  const shown = formats.integer(reversals.length)
  return (
    <Notice
      tone="warning"
      title={t('payments.import.reversedTitle', { count: reversalCount })}
      sentence={[
        ...reversals.map(wordsOf),
        ...(reversals.length < reversalCount ? [t('payments.import.reversedCut', { shown })] : []),
      ].join(' ')}
      nextStep={[
        ...(reversals.some(({ entry }) => entry !== null)
          ? [t('payments.import.reversedNext')]
          : []),
        ...(reversals.some(({ entry }) => entry === null)
          ? [t('payments.import.reversedEarlier')]
          : []),
      ].join(' ')}
    />
  )
}
