import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { GatheredPlan } from '#core/prices/draft/gather-plan'
import type { FormulaProblem } from '#core/prices/formula/parse-formula'
import { useFormats } from '../../../i18n/formats-context.ts'
import type { EditorParts } from '../editor/editor-parts.ts'
import { useUnitOf } from '../editor/use-unit-of.ts'
import { planWords } from '../paste/plan-words.ts'
import { plannedDelta, plannedRows } from '../paste/planned-rows.ts'
import { differenceFormats } from '../summary/difference-formats.ts'
import classes from './formula-bar.module.css'

interface Props extends EditorParts {
  readonly id: string
  readonly plan: GatheredPlan | null
  readonly problem: FormulaProblem | null
}

const shownRows = 4

/** What the formula would do, while it is written. */
export const FormulaPreview = ({ id, plan, problem, edited, known }: Props) => {
  const { t } = useTranslation()
  if (problem !== null) {
    return (
      <p id={id} className={classes['problem']} role="status">
        {t(`formula.problem.${problem}`)}
      </p>
    )
  }
  return (
    <div id={id} className={classes['preview']} role="status">
      {plan === null ? t('formula.examples') : <Effect plan={plan} edited={edited} known={known} />}
    </div>
  )
}

const Effect = ({
  plan,
  edited,
  known,
}: Pick<Props, 'edited' | 'known'> & { plan: GatheredPlan }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const unitOf = useUnitOf(edited.units)
  const rows = useMemo(
    () => plannedRows({ plan, unitOf, lens: known.lens }),
    [plan, unitOf, known.lens],
  )
  const { currency } = edited.pricelist
  const differences = differenceFormats(formats.locale)
  const price = (minor: number | null) =>
    minor === null ? '–' : formats.amount(minor, { fraction: 'whenNeeded' })
  return (
    <>
      <span>
        <strong>{t('plan.changes', { count: rows.length })}</strong>{' '}
        {rows.length > 0 &&
          t('plan.delta', { delta: differences.money(plannedDelta(rows), currency) })}{' '}
        {plan.roundedByMinor !== 0 &&
          t('formula.roundedBy', { by: differences.money(plan.roundedByMinor, currency) })}{' '}
        {planWords(plan, t)}
      </span>
      <ul className={classes['rows']} aria-label={t('formula.firstRows')}>
        {rows.slice(0, shownRows).map(({ unit, before, after }) => (
          <li key={unit.id}>
            <b>{unit.number}</b>{' '}
            {t('formula.row', { before: price(before.grossMinor), after: price(after.grossMinor) })}
          </li>
        ))}
      </ul>
    </>
  )
}
