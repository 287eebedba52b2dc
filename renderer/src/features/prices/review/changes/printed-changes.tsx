import { useTranslation } from 'react-i18next'
import type { PriceChangeRow } from '#core/prices/batch/change-list'
import { type ChangeSums, sumChanges } from '#core/prices/batch/sum-changes'
import { useFormats } from '../../../../i18n/formats-context.ts'
import { PrintedSheet } from '../../../../ui/tables/printed-sheet.tsx'
import { clock } from '../../../../ui/timing/clock.ts'
import type { ReviewProps } from '../review-props.ts'
import { type ChangeLine, groupChanges, keyOfLine } from './group-changes.ts'
import classes from './print-changes.module.css'
import { useChangeFormats } from './use-change-formats.ts'

interface Props extends Pick<ReviewProps, 'project' | 'draft'> {
  readonly rows: readonly PriceChangeRow[]
}

const columns = [
  'number',
  'netBefore',
  'netAfter',
  'grossBefore',
  'grossAfter',
  'delta',
  'percent',
  'perAreaBefore',
  'perAreaAfter',
] as const
// First prices raise a sum and say nothing about the change of the others.
const fractionOf = ({ added, deltaFraction }: ChangeSums): number | null =>
  added > 0 ? null : deltaFraction

const nobody: ReadonlySet<never> = new Set()

/** The list on paper: what is sent, by building, with what it comes to. */
export const PrintedChanges = ({ project, draft, rows }: Props) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { total, totalStep, percent } = useChangeFormats()
  const sums = sumChanges(rows)
  return (
    <PrintedSheet>
      <h1>{`${project.name} – ${draft.name}`}</h1>
      <p>
        {t('review.printed', {
          count: sums.units,
          at: formats.dateTime(clock.now()),
          after: total(sums.sumAfterMinor, null),
          delta: `${totalStep(sums.sumBeforeMinor, sums.sumAfterMinor, null)} (${percent(fractionOf(sums))})`,
        })}
      </p>
      <table>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" data-number={index > 0 || undefined}>
                {t(`batches.file.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groupChanges({ rows, leftOut: nobody, order: 'pricelist' }).map((line) => (
            <PrintedLine key={keyOfLine(line)} line={line} />
          ))}
        </tbody>
      </table>
    </PrintedSheet>
  )
}

const PrintedLine = ({ line }: { readonly line: ChangeLine }) =>
  line.kind === 'group' ? <PrintedBuilding line={line} /> : <PrintedUnit row={line.row} />

const PrintedBuilding = ({ line }: { readonly line: Extract<ChangeLine, { kind: 'group' }> }) => {
  const { price, delta, percent } = useChangeFormats()
  return (
    <tr className={classes['building']}>
      <th scope="row" colSpan={3}>{`${line.name} (${line.units})`}</th>
      <td data-number>{price(line.sumBeforeMinor)}</td>
      <td data-number>{price(line.sumAfterMinor)}</td>
      <td data-number>{delta(line.sumAfterMinor - line.sumBeforeMinor)}</td>
      <td data-number>{percent(fractionOf(line))}</td>
      <td colSpan={2} />
    </tr>
  )
}

const PrintedUnit = ({ row }: { readonly row: PriceChangeRow }) => {
  const { price, delta, percent, perArea } = useChangeFormats()
  const { unit, before, after } = row
  return (
    <tr>
      <th scope="row">{unit.number}</th>
      <td data-number>{price(before.netMinor)}</td>
      <td data-number>{price(after.netMinor)}</td>
      <td data-number>{price(before.grossMinor)}</td>
      <td data-number>{price(after.grossMinor)}</td>
      <td data-number>{delta(row.deltaMinor)}</td>
      <td data-number>{percent(row.deltaFraction)}</td>
      <td data-number>{perArea(row.perAreaBeforeMinor)}</td>
      <td data-number>{perArea(row.perAreaAfterMinor)}</td>
    </tr>
  )
}
