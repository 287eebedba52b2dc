import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PricePlan } from '#core/prices/draft/price-plan'
import { isFarPrice } from '#core/prices/transfer/far-price'
import { useFormats } from '../../../i18n/formats-context.ts'
import { type LongColumn, LongTable } from '../../../ui/tables/long-table.tsx'
import type { EditorContext } from '../grid/editor-context.ts'
import { differenceFormats } from '../summary/difference-formats.ts'
import classes from './plan-preview.module.css'
import { planWords } from './plan-words.ts'
import { hiddenAmong, type PlannedRow, plannedDelta } from './planned-rows.ts'

interface Props {
  readonly edited: EditorContext
  readonly plan: PricePlan
  readonly rows: readonly PlannedRow[]
}

/** What a plan would change, old beside new, and what it would pass by. */
export const PlanPreview = ({ edited, plan, rows }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const delta = differenceFormats(formats.locale).money(
    plannedDelta(rows),
    edited.pricelist.currency,
  )
  const hidden = hiddenAmong(rows, edited.view.shown)
  const words = [hidden > 0 ? t('plan.hidden', { count: hidden }) : '', planWords(plan, t)]
    .filter((said) => said !== '')
    .join(' ')
  return (
    <>
      <p className={classes['sum']}>
        <strong>
          {rows.length > 0 ? t('plan.changes', { count: rows.length }) : t('plan.changesNothing')}
        </strong>
        {rows.length > 0 && ` ${t('plan.delta', { delta })}`}
      </p>
      {words !== '' && <p className={classes['words']}>{words}</p>}
      {rows.length > 0 && <PlannedTable rows={rows} />}
    </>
  )
}

const PlannedTable = ({ rows }: { readonly rows: readonly PlannedRow[] }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const differences = differenceFormats(formats.locale)
  const lines = useMemo(() => farFirst(rows), [rows])
  const price = (minor: number | null) =>
    minor === null ? '–' : formats.amount(minor, { fraction: 'whenNeeded' })
  const columns: readonly LongColumn[] = [
    { key: 'number', title: t('prices.column.number'), width: 100 },
    { key: 'before', title: t('plan.before'), width: 130, isNumber: true },
    { key: 'after', title: t('plan.after'), width: 130, isNumber: true },
    { key: 'net', title: t('plan.afterNet'), width: 130, isNumber: true },
    { key: 'percent', title: t('plan.percent'), width: 80, isNumber: true },
  ]
  return (
    <div className={classes['table']}>
      <LongTable<PlannedRow>
        label={t('plan.table')}
        columns={columns}
        lines={lines}
        keyOf={({ unit }) => String(unit.id)}
        cellsOf={({ unit, before, after }) => (
          <>
            <th scope="row">{unit.number}</th>
            <td data-number>{price(before.grossMinor)}</td>
            <td data-number>{price(after.grossMinor)}</td>
            <td data-number>{price(after.netMinor)}</td>
            <td data-number data-far={isFarPrice(before, after) || undefined}>
              {before.grossMinor && after.grossMinor !== null
                ? differences.percent(after.grossMinor / before.grossMinor - 1)
                : '–'}
            </td>
          </>
        )}
      />
    </div>
  )
}

/** What is asked about stands where it is seen without scrolling. */
const farFirst = (rows: readonly PlannedRow[]): PlannedRow[] =>
  rows.toSorted(
    (a, b) => Number(isFarPrice(b.before, b.after)) - Number(isFarPrice(a.before, a.after)),
  )
