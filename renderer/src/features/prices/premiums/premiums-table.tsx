import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FittedPremium } from '#core/prices/premiums/fit-premiums'
import { measureHomes } from '#core/prices/premiums/measured-home'
import { hasShare, keyOfTerm } from '#core/prices/premiums/premium-term'
import { useFormats } from '../../../i18n/formats-context.ts'
import { type LongColumn, LongTable } from '../../../ui/tables/long-table.tsx'
import { useChangeFormats } from '../review/changes/use-change-formats.ts'
import { nameOfTerm, rangeOfPremium } from './premium-words.ts'
import classes from './premiums-panel.module.css'
import type { ShowUnits } from './units-dialog.tsx'
import type { KnownPremiums } from './use-premiums.ts'

interface Props extends Pick<KnownPremiums, 'priced' | 'answers'> {
  readonly premiums: readonly FittedPremium[]
  readonly onChange: (premium: FittedPremium) => void
  readonly onShowUnits: ShowUnits
}

/** Each premium with its range, and how many units it is told from. */
export const PremiumsTable = (props: Props) => {
  const { premiums, priced, answers, onChange, onShowUnits } = props
  const { t } = useTranslation()
  const { integer, percent: part } = useFormats()
  const { percent: change } = useChangeFormats()
  const columns = useMemo(
    (): LongColumn[] => [
      { key: 'name', title: t('premiums.column.name'), width: 220 },
      { key: 'value', title: t('premiums.column.value'), width: 124, isNumber: true },
      { key: 'range', title: t('premiums.column.range'), width: 134, isNumber: true },
      { key: 'homes', title: t('premiums.column.homes'), width: 76, isNumber: true },
    ],
    [t],
  )
  const cellsOf = useCallback(
    (premium: FittedPremium) => {
      const { value, from, to } = rangeOfPremium(premium)
      // Of outdoors it is a part of something, and of all else a change.
      const percent = premium.term.kind === 'outdoor' ? withoutMinusZero(part) : change
      const name = nameOfTerm(premium.term, t)
      return (
        <>
          <th scope="row" title={name}>
            {premium.isTold ? (
              <button
                type="button"
                className={classes['unit']}
                title={t('premiums.move.change', { name })}
                onClick={() => onChange(premium)}
              >
                {name}
              </button>
            ) : (
              name
            )}
          </th>
          <td data-number>
            {premium.isTold ? (
              percent(value)
            ) : (
              <span className={classes['dimmed']}>{t('premiums.untold')}</span>
            )}
          </td>
          <td data-number className={premium.isTold ? undefined : classes['dimmed']}>
            {t('premiums.range', { from: percent(from), to: percent(to) })}
          </td>
          <td data-number>
            <button
              type="button"
              className={classes['unit']}
              title={t('premiums.unitsOf', { name })}
              onClick={() => {
                const { homes } = measureHomes(priced, answers)
                const sharing = homes.filter(
                  (home) => !home.isTaken && hasShare(premium.term, home),
                )
                onShowUnits({ title: name, ids: sharing.map(({ id }) => id) })
              }}
            >
              {integer(premium.homes)}
            </button>
          </td>
        </>
      )
    },
    [t, integer, part, change, priced, answers, onChange, onShowUnits],
  )
  return (
    <LongTable
      label={t('premiums.premiums')}
      columns={columns}
      lines={premiums}
      keyOf={({ term }) => keyOfTerm(term)}
      cellsOf={cellsOf}
    />
  )
}

const withoutMinusZero =
  (percent: (fraction: number) => string) =>
  (fraction: number): string =>
    percent(Math.round(fraction * 100) / 100 || 0)
