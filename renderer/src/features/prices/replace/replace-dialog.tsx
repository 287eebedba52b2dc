import { SegmentedControl, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { PricePlan } from '#core/prices/draft/price-plan'
import { replacedParts } from '#core/prices/replace/parse-replacement'
import { useFormats } from '../../../i18n/formats-context.ts'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import { ModalActions } from '../editor/modal-actions.tsx'
import { useUnitOf } from '../editor/use-unit-of.ts'
import { PlanDecision } from '../paste/plan-decision.tsx'
import classes from './replace-dialog.module.css'
import { useReplacement, type WrittenReplacement } from './use-replacement.ts'

interface Props extends EditorParts {
  readonly onClose: () => void
}

/** Finds prices among the units that are selected or shown and puts others in their place, in one step. */
export const ReplaceDialog = ({ onClose, ...parts }: Props) => {
  const { t } = useTranslation()
  const { written, change, scopes, problem, plan } = useReplacement(parts)
  const accept = (event: FormEvent) => {
    event.preventDefault()
    if (!plan || plan.changes.length === 0) return
    onClose()
    const detail = t('replace.step', { find: written.find.trim(), with: written.with.trim() })
    parts.acts.carryOut({ kind: 'replace', detail: detail.slice(0, 200) }, plan)
  }
  const field = (name: 'find' | 'with') => (
    <TextInput
      label={t(`replace.${name}`)}
      inputMode="decimal"
      maxLength={60}
      error={problem?.field === name && t(`replace.problem.${problem.kind}`)}
      value={written[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      {...(name === 'find' ? { 'data-autofocus': true } : {})}
    />
  )
  return (
    <OpenedModal title={t('replace.title')} size={680} onClose={onClose}>
      <form onSubmit={accept}>
        <div className={classes['fields']}>
          {field('find')}
          {field('with')}
        </div>
        <Choices written={written} scopes={scopes} onChange={change} />
        {plan === null ? (
          <>
            <p>{t(`replace.hint.${written.part}`)}</p>
            <ModalActions save={t('replace.acceptNothing')} canSave={false} onCancel={onClose} />
          </>
        ) : (
          <PlanDecision
            {...parts}
            plan={plan}
            accept={
              plan.changes.length > 0
                ? t('replace.accept', { count: plan.changes.length })
                : t('replace.acceptNothing')
            }
            onCancel={onClose}
          >
            <Besides {...parts} plan={plan} />
          </PlanDecision>
        )}
      </form>
    </OpenedModal>
  )
}

interface ChoicesProps {
  readonly written: WrittenReplacement
  readonly scopes: ReturnType<typeof useReplacement>['scopes']
  readonly onChange: (part: Partial<WrittenReplacement>) => void
}

const Choices = ({ written, scopes, onChange }: ChoicesProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <div className={classes['choices']}>
      <SegmentedControl
        size="xs"
        aria-label={t('replace.part')}
        data={replacedParts.map((value) => ({ value, label: t(`replace.parts.${value}`) }))}
        value={written.part}
        onChange={(part) => onChange({ part })}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('formula.side')}
        data={(['net', 'gross'] as const).map((value) => ({ value, label: t(`formula.${value}`) }))}
        value={written.side}
        onChange={(side) => onChange({ side })}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('formula.scope')}
        data={(['selection', 'shown'] as const).map((value) => ({
          value,
          label: t(`formula.scopes.${value}`, { units: formats.integer(scopes[value].length) }),
          disabled: scopes[value].length === 0,
        }))}
        value={written.scope}
        onChange={(scope) => onChange({ scope })}
      />
    </div>
  )
}

const mostNamed = 12

/** What was found and keeps its price, by name; or that nothing was found. */
const Besides = ({ edited, plan }: EditorParts & { readonly plan: PricePlan }) => {
  const { t } = useTranslation()
  const unitOf = useUnitOf(edited.units)
  const locked = plan.skipped.filter(({ why }) => why === 'locked')
  const isFound = plan.changes.length + plan.skipped.length + plan.unchanged > 0
  if (!isFound) return <p>{t('replace.none')}</p>
  if (locked.length === 0) return null
  const named = locked.slice(0, mostNamed).map(({ unitId }) => unitOf(unitId)?.number ?? '')
  const units = named.join(', ')
  const more = locked.length - named.length
  return (
    <p className={classes['locked']}>
      {more > 0 ? t('replace.lockedMore', { units, count: more }) : t('replace.locked', { units })}
    </p>
  )
}
