import { useTranslation } from 'react-i18next'
import type { StepLabel } from '#core/prices/draft/draft-price'
import type { PastePlan } from '#core/prices/transfer/paste-plan'
import { EditorModal } from '../editor/editor-modal.tsx'
import type { EditorParts } from '../editor/editor-parts.ts'
import { ModalActions } from '../editor/modal-actions.tsx'
import { PlanPreview } from './plan-preview.tsx'

interface Props extends EditorParts {
  readonly plan: PastePlan
  readonly label: StepLabel
  readonly onClose: () => void
}

const listedNumbers = 30
const headingLength = 60

/** A large paste, looked at before it is taken. */
export const PasteDialog = ({ plan, label, onClose, ...parts }: Props) => {
  const { t } = useTranslation()
  const { unknownNumbers, rowsOutside, columnsOutside, isBeyondSelection, heading } = plan
  const named = unknownNumbers.slice(0, listedNumbers).join(', ')
  const rest = unknownNumbers.length - listedNumbers
  return (
    <EditorModal title={t('paste.title')} size={680} onClose={onClose}>
      <p>{t(`paste.matchedBy.${plan.matchedBy}`)}</p>
      {unknownNumbers.length > 0 && (
        <p>
          {t('paste.unknown', { count: unknownNumbers.length, numbers: named })}
          {rest > 0 && ` ${t('paste.unknownMore', { count: rest })}`}
        </p>
      )}
      {heading !== null && (
        <p>{t('paste.heading', { heading: heading.slice(0, headingLength) })}</p>
      )}
      {isBeyondSelection && <p>{t('paste.beyond')}</p>}
      {columnsOutside > 0 && <p>{t('paste.columnsOutside', { count: columnsOutside })}</p>}
      {rowsOutside > 0 && <p>{t('paste.outside', { count: rowsOutside })}</p>}
      <PlanPreview {...parts} plan={plan} />
      <ModalActions
        save={t('paste.accept', { count: plan.changes.length })}
        canSave={plan.changes.length > 0}
        onCancel={onClose}
        onSave={() => {
          onClose()
          parts.acts.carryOut(label, plan)
        }}
      />
    </EditorModal>
  )
}
