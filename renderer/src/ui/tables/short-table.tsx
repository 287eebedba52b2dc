import { ScrollRegion } from '../scroll-region.tsx'
import classes from './short-table.module.css'

interface ShortRow {
  readonly key: string
  readonly cells: readonly string[]
}

interface Props {
  readonly title: string
  /** What is said where there are no rows. */
  readonly nothing: string
  readonly columns: readonly { readonly title: string; readonly isNumber?: true }[]
  readonly rows: readonly ShortRow[]
}

/** A few rows to look at, which nobody sorts or fills in. */
export const ShortTable = ({ title, nothing, columns, rows }: Props) => (
  <section className={classes['part']} aria-label={title}>
    <h3 className={classes['title']}>{title}</h3>
    {rows.length === 0 ? (
      <p className={classes['nothing']}>{nothing}</p>
    ) : (
      <ScrollRegion className={classes['place']} label={title}>
        <table className={classes['table']} aria-label={title}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.title} scope="col" data-number={column.isNumber}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key}>
                {columns.map((column, at) => (
                  <td key={column.title} data-number={column.isNumber}>
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    )}
  </section>
)
