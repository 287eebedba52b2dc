import { Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SalesSource } from '#core/prices/pace/sales-source'
import { CountedButton } from './counted-button.tsx'
import type { ShowSales } from './sales-dialog.tsx'
import { useDayWords } from './use-day-words.ts'

interface Props {
  readonly sources: readonly SalesSource[]
  readonly chosen: SalesSource
  readonly onChoose: (source: SalesSource) => void
  readonly onShowSales: ShowSales
}

/** From where sales are known, each with its reach: one of them is looked at, and none is added to another. */
export const SourcesTable = ({ sources, chosen, onChoose, onShowSales }: Props) => {
  const { t } = useTranslation()
  const day = useDayWords()
  const label = t('pace.sources')
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('pace.column.source')}</th>
          <th scope="col">{t('pace.column.reach')}</th>
          <th scope="col" data-number>
            {t('pace.column.taken')}
          </th>
          <th scope="col" data-number>
            {t('pace.column.cancelled')}
          </th>
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => {
          const { kind, report, from, to, sales } = source
          const name = t(`pace.source.${kind}`)
          return (
            <tr key={kind}>
              <th scope="row">
                <Radio
                  size="xs"
                  name="sales-source"
                  label={name}
                  description={t(`pace.sourceWhy.${kind}`, { report: report ?? '' })}
                  checked={source === chosen}
                  onChange={() => onChoose(source)}
                />
              </th>
              <td>{t('pace.reach', { from: day(from), to: day(to) })}</td>
              {(['taken', 'cancelled'] as const).map((what) => {
                const counted = sales.filter((sale) => sale.kind === what)
                const title = t(`pace.${what}Of`, { name })
                return (
                  <td key={what} data-number>
                    {what === 'cancelled' && isWithoutCancelled(kind) ? (
                      '–'
                    ) : (
                      <CountedButton
                        count={counted.length}
                        title={title}
                        onOpen={() => onShowSales({ title, sales: counted })}
                      />
                    )}
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Whether a source cannot know what came back. */
export const isWithoutCancelled = (kind: SalesSource['kind']): boolean =>
  kind === 'deals' || kind === 'salesStatus'
