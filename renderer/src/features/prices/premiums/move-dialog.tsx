import { Checkbox, TextInput } from '@mantine/core'
import { type FormEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FittedPremium } from '#core/prices/premiums/fit-premiums'
import { measureHomes } from '#core/prices/premiums/measured-home'
import { planPremium } from '#core/prices/premiums/move-premium'
import { useFormats } from '../../../i18n/formats-context.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import { ModalActions } from '../editor/modal-actions.tsx'
import { PlanDecision } from '../paste/plan-decision.tsx'
import { signedPercent } from '../what-if/what-if-words.ts'
import { nameOfTerm, rangeOfPremium, readPercentage, valueOfPart } from './premium-words.ts'

interface Props extends EditorParts {
  readonly premium: FittedPremium
  readonly premiums: readonly FittedPremium[]
  readonly onClose: () => void
}

/** Asks for another value of a premium, and shows what it would do to the prices. */
export const MoveDialog = ({ premium, premiums, onClose, ...parts }: Props) => {
  const { t } = useTranslation()
  const { locale } = useFormats()
  const { known, draft, acts } = parts
  const prices = draft.ahead()
  const { priced, answers } = known.premiums
  const [text, setText] = useState('')
  const [isTotalKept, setTotalKept] = useState(false)
  const { term } = premium
  const part = readPercentage(text)
  const name = nameOfTerm(term, t)
  const now = signedPercent(rangeOfPremium(premium).value, locale)
  // What is told is rounded: whoever types it means the premium as it is.
  const isNow = part !== null && signedPercent(part, locale) === now
  const { homes } = useMemo(() => measureHomes(priced, answers), [priced, answers])
  const plan = useMemo(
    () =>
      part === null
        ? null
        : planPremium({
            homes,
            premiums,
            term,
            units: priced.map(({ unit }) => unit),
            value: isNow ? premium.value : valueOfPart(term, part),
            total: isTotalKept ? 'stays' : 'follows',
            draft: prices,
            rules: known.rules,
            isLocked: ({ id }) => known.lens.locks.get(id)?.isBlocking === true,
          }),
    [homes, premiums, premium, priced, term, part, isNow, isTotalKept, prices, known],
  )
  const accept = (event: FormEvent) => {
    event.preventDefault()
    if (plan === null || part === null || plan.changes.length === 0) return
    onClose()
    const detail = t('premiums.move.step', { name, from: now, to: signedPercent(part, locale) })
    acts.carryOut({ kind: 'premium', detail: detail.slice(0, 200) }, plan)
  }
  return (
    <OpenedModal title={t('premiums.move.title')} size={680} onClose={onClose}>
      <form onSubmit={accept}>
        <p>{t('premiums.move.now', { value: now })}</p>
        <TextInput
          data-autofocus
          label={t('premiums.move.value', { name })}
          inputMode="decimal"
          maxLength={10}
          w={320}
          value={text}
          error={text.trim() !== '' && part === null && t('premiums.move.problem')}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Checkbox
          size="sm"
          my="sm"
          label={t('premiums.move.stays')}
          checked={isTotalKept}
          onChange={({ currentTarget }) => setTotalKept(currentTarget.checked)}
        />
        {plan === null ? (
          <ModalActions
            save={t('premiums.move.acceptNothing')}
            canSave={false}
            onCancel={onClose}
          />
        ) : (
          <PlanDecision
            {...parts}
            plan={plan}
            accept={
              plan.changes.length > 0
                ? t('premiums.move.accept', { count: plan.changes.length })
                : t('premiums.move.acceptNothing')
            }
            onCancel={onClose}
          />
        )}
      </form>
    </OpenedModal>
  )
}
