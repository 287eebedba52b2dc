import { Checkbox } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PricePlan } from '#core/prices/draft/price-plan'
import { isFarPrice } from '#core/prices/transfer/far-price'
import type { EditorParts } from '../editor/editor-parts.ts'
import { ModalActions } from '../editor/modal-actions.tsx'
import { useUnitOf } from '../editor/use-unit-of.ts'
import classes from './plan-preview.module.css'
import { PlanPreview } from './plan-preview.tsx'
import { plannedRows } from './planned-rows.ts'

interface Props extends EditorParts {
  readonly plan: PricePlan
  readonly accept: string
  /** The form around it accepts where this is left out. */
  readonly onAccept?: () => void
  readonly onCancel: () => void
  /** What else is to be said of the plan. */
  readonly children?: ReactNode
}

/** A plan that a person looks at and takes or leaves; prices far from the present ones are asked about. */
export const PlanDecision = (props: Props) => {
  const { plan, accept, onAccept, onCancel, children, edited, known } = props
  const { t } = useTranslation()
  const unitOf = useUnitOf(edited.units)
  const { lens } = known
  const rows = useMemo(() => plannedRows({ plan, unitOf, lens }), [plan, unitOf, lens])
  const far = rows.filter(({ before, after }) => isFarPrice(before, after)).length
  // A decision holds for one plan: another one has other prices.
  const [confirmed, setConfirmed] = useState<PricePlan | null>(null)
  const isConfirmed = confirmed === plan
  return (
    <>
      <PlanPreview edited={edited} plan={plan} rows={rows} />
      {children}
      {far > 0 && (
        <Checkbox
          className={classes['far'] ?? ''}
          label={t('plan.far', { count: far })}
          checked={isConfirmed}
          onChange={({ currentTarget: { checked } }) => setConfirmed(checked ? plan : null)}
        />
      )}
      <ModalActions
        save={accept}
        canSave={plan.changes.length > 0 && (far === 0 || isConfirmed)}
        onCancel={onCancel}
        {...(onAccept ? { onSave: onAccept } : {})}
      />
    </>
  )
}
