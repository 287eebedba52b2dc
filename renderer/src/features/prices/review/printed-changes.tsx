import { useTranslation } from 'react-i18next'
import type { PriceChangeRow } from '#core/prices/change-list'
import { useFormats } from '../../../i18n/formats-context.ts'
import { clock } from '../../../ui/clock.ts'
import { type ChangeLine, groupChanges, sumChanges } from './group-changes.ts'
import classes from './print-changes.module.css'
import type { ReviewProps } from './review-props.ts'
import { useChangeFormats } from './use-change-formats.ts'

interface Props extends Pick<ReviewProps, 'project' | 'draft'> {
  readonly rows: readonly PriceChangeRow[]
}

const columns = ['number', 'grossBefore', 'grossAfter', 'delta', 'percent'] as const
const nobody: ReadonlySet<never> = new Set()

/** The list on paper: what is sent, by building, with what it comes to. */
export const PrintedChanges = ({ project, draft, rows }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { total, totalDelta, percent } = useChangeFormats()
  const sums = sumChanges(rows)
  return (
    <section className={classes['sheet']} data-print>
      <h1>{`${project.name} – ${draft.name}`}</h1>
      <p>
        {t('review.printed', {
          count: sums.units,
          at: formats.dateTime(clock.now()),
          after: total(sums.sumAfterMinor, null),
          delta: `${totalDelta(sums.deltaMinor, null)} (${percent(sums.deltaFraction)})`,
        })}
      </p>
      <table>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" data-number={index > 0 || undefined}>
                {t(`batches.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groupChanges({ rows, leftOut: nobody, order: 'pricelist' }).map((line) => (
            <PrintedLine key={line.key} line={line} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const PrintedLine = ({ line }: { readonly line: ChangeLine }) => {
  const { price, delta, percent } = useChangeFormats()
  const isBuilding = line.kind === 'building'
  const name = isBuilding ? `${line.building} (${line.units})` : line.row.unit.number
  const before = isBuilding ? line.sumBeforeMinor : line.row.before.grossMinor
  const after = isBuilding ? line.sumAfterMinor : line.row.after.grossMinor
  const { deltaMinor, deltaFraction } = isBuilding ? line : line.row
  return (
    <tr className={isBuilding ? classes['building'] : undefined}>
      <th scope="row">{name}</th>
      <td data-number>{price(before)}</td>
      <td data-number>{price(after)}</td>
      <td data-number>{delta(deltaMinor)}</td>
      <td data-number>{percent(deltaFraction)}</td>
    </tr>
  )
}
