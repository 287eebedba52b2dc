import type { TFunction } from 'i18next'
import { notifyWithActs } from '../../../ui/notices/notify-with-acts.tsx'
import { planWords } from '../paste/plan-words.ts'
import type { DonePlan, OpenDialog } from './editor-dialog.ts'
import type { MadeStep, PriceDraft } from './use-price-draft.ts'

interface PlanReport {
  readonly onDialog: OpenDialog
  readonly takeBack: PriceDraft['takeBack']
}

/** Says what an act has done and which units it left out; a click lists the latter. */
export const useTellPlan = ({ onDialog, takeBack }: PlanReport) => {
  const undo = async (made: MadeStep) => {
    if ((await takeBack(made)) !== 'changedSince') return
    notifyWithActs((t) => ({
      title: t('plan.changedSince'),
      sentence: t('plan.changedSinceSentence'),
      tone: 'attention',
      acts: [],
    }))
  }
  return ({ label, plan, made }: DonePlan): void => {
    const { changes, skipped, assumedRates } = plan
    const isQuiet = skipped.length === 0 && assumedRates === 0
    const isPlain = isQuiet && (label.kind === 'edit' || label.kind === 'clear')
    // The cell itself shows a single edit.
    if (isPlain) return
    const told = (t: TFunction) => ({
      title: changes.length > 0 ? t('plan.done', { count: changes.length }) : t('plan.doneNothing'),
      sentence: planWords(plan, t) || (changes.length > 0 ? '' : t('plan.nothingRead')),
      tone: isQuiet && changes.length > 0 ? ('done' as const) : ('attention' as const),
      acts: [
        ...(skipped.length > 0
          ? [{ label: t('plan.show'), run: () => onDialog({ kind: 'skipped', skipped }) }]
          : []),
        ...(made ? [{ label: t('draft.undo'), run: () => void undo(made) }] : []),
      ],
    })
    // The prices themselves come first: a notice measures the whole page.
    requestAnimationFrame(() => setTimeout(() => notifyWithActs(told)))
  }
}
