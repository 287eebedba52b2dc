import { useTranslation } from 'react-i18next'
import type { StepLabel } from '#core/prices/draft/draft-price'
import type { PastePlan } from '#core/prices/transfer/paste-plan'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import { PlanDecision } from './plan-decision.tsx'

interface Props extends EditorParts {
  readonly plan: PastePlan
  readonly label: StepLabel
  readonly onClose: () => void
}

const headingLength = 60

/** Prices that were pasted in the order of the grid and may not be what was meant, looked at before they are taken. */
export const PasteDialog = ({ plan, label, onClose, ...parts }: Props) => {
  const { t } = useTranslation()
  const { rowsOutside, columnsOutside, isBeyondSelection, heading } = plan
  const count = plan.changes.length
  return (
    <OpenedModal title={t('paste.title')} size={680} onClose={onClose}>
      <p>{t('paste.byPosition')}</p>
      {heading !== null && (
        <p>{t('paste.heading', { heading: heading.slice(0, headingLength) })}</p>
      )}
      {isBeyondSelection && <p>{t('paste.beyond')}</p>}
      {columnsOutside > 0 && <p>{t('paste.columnsOutside', { count: columnsOutside })}</p>}
      {rowsOutside > 0 && <p>{t('paste.outside', { count: rowsOutside })}</p>}
      <PlanDecision
        {...parts}
        plan={plan}
        accept={count > 0 ? t('paste.accept', { count }) : t('paste.acceptNothing')}
        onCancel={onClose}
        onAccept={() => {
          onClose()
          parts.acts.carryOut(label, plan)
        }}
      />
    </OpenedModal>
  )
}
