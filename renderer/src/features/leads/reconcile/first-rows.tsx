import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#core/contract/index'
import { fromJson } from '#core/json'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import classes from './import-dialog.module.css'

const mostShown = 8

type FirstRowsAnswer = Pick<OutputOf<'leads.readSentFile'>, 'firstRows'>

/** The beginning of the file, as it is written there. */
export const FirstRows = ({ file }: { readonly file: FirstRowsAnswer }) => {
  const { t } = useTranslation()
  const rows = fromJson(file.firstRows).slice(0, mostShown)
  if (rows.length === 0) return null
  return (
    <ScrollRegion className={classes['rows']} label={t('leads.import.firstRows')}>
      <table className={classes['table']} aria-label={t('leads.import.firstRows')}>
        <tbody>
          {numbered(rows).map(([row, cells]) => (
            <tr key={row}>
              {numbered(cells).map(([column, cell]) => (
                <td key={column}>{cell === null ? '' : String(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

/** Rows and cells of a file have nothing but their place. */
const numbered = <T,>(items: readonly T[]): readonly (readonly [string, T])[] =>
  items.map((item, at) => [`at ${at}`, item])
