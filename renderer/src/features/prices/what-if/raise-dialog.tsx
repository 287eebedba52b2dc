import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Unit } from '#core/prices/pricelist/unit'
import { planRaise } from '#core/prices/what-if/plan-raise'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import { PlanDecision } from '../paste/plan-decision.tsx'

interface Props extends EditorParts {
  readonly units: readonly Unit[]
  readonly part: number
  /** What the step is called. */
  readonly detail: string
  readonly onClose: () => void
}

/** Shows what a raise would do to the prices, and makes it one step of the draft. */
export const RaiseDialog = ({ units, part, detail, onClose, ...parts }: Props) => {
  const { t } = useTranslation()
  const { known, draft, acts } = parts
  const prices = draft.ahead()
  const plan = useMemo(
    () =>
      planRaise({
        units,
        part,
        draft: prices,
        rules: known.rules,
        isLocked: ({ id }) => known.lens.locks.get(id)?.isBlocking === true,
      }),
    [units, part, prices, known],
  )
  const accept = () => {
    onClose()
    acts.carryOut({ kind: 'raise', detail: detail.slice(0, 200) }, plan)
  }
  return (
    <OpenedModal title={t('whatIf.raise.title')} size={680} onClose={onClose}>
      <p>{detail}</p>
      <PlanDecision
        {...parts}
        plan={plan}
        accept={
          plan.changes.length > 0
            ? t('premiums.move.accept', { count: plan.changes.length })
            : t('premiums.move.acceptNothing')
        }
        onAccept={accept}
        onCancel={onClose}
      />
    </OpenedModal>
  )
}
