import { Button } from '@mantine/core'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitId } from '#core/ids'
import type { Unit } from '#core/prices/pricelist/unit'
import { type LongColumn, LongTable } from '../../../ui/tables/long-table.tsx'
import { useChangeFormats } from '../review/changes/use-change-formats.ts'
import classes from './premiums-panel.module.css'
import { foundPremiums, type KnownPremiums } from './use-premiums.ts'

/** What can be done with a unit in its row. */
export interface UnitAct {
  readonly words: string
  readonly run: (unitId: UnitId) => void
}

interface Props {
  readonly label: string
  readonly ids: readonly UnitId[]
  readonly units: readonly Unit[]
  readonly premiums: KnownPremiums
  readonly onShowUnit: (unitId: UnitId) => void
  readonly act?: UnitAct
}

/** Units with their prices beside those that the premiums make. */
export const UnitsTable = ({ label, ids, units, premiums, onShowUnit, act }: Props) => {
  const { t } = useTranslation()
  const { price, perArea: wholePrice, percent } = useChangeFormats()
  const byId = useMemo(() => new Map(units.map((unit) => [unit.id, unit])), [units])
  const priceOf = useMemo(
    () => new Map(premiums.priced.map(({ unit, grossMinor }) => [unit.id, grossMinor])),
    [premiums.priced],
  )
  const homes = foundPremiums(premiums.read)?.homes
  const columns = useMemo(
    (): LongColumn[] => [
      { key: 'unit', title: t('premiums.column.unit'), width: 92 },
      { key: 'price', title: t('premiums.column.price'), width: 104, isNumber: true },
      { key: 'expected', title: t('premiums.column.expected'), width: 112, isNumber: true },
      { key: 'difference', title: t('premiums.column.difference'), width: 88, isNumber: true },
      ...(act ? [{ key: 'act', title: act.words, width: 100, isUnseen: true }] : []),
    ],
    [t, act],
  )
  const cellsOf = useCallback(
    (id: UnitId) => {
      const number = byId.get(id)?.number ?? String(id)
      const priceMinor = priceOf.get(id) ?? null
      const expectedMinor = homes?.get(id)?.expectedMinor ?? null
      const fraction =
        priceMinor === null || expectedMinor === null ? null : priceMinor / expectedMinor - 1
      const open = () => onShowUnit(id)
      return (
        <>
          <th scope="row">
            <button type="button" className={classes['unit']} onClick={open}>
              {number}
            </button>
          </th>
          <td data-number>{price(priceMinor)}</td>
          <td data-number>
            {expectedMinor === null ? (
              wholePrice(null)
            ) : (
              <button
                type="button"
                className={classes['unit']}
                title={t('premiums.parts.open', { number })}
                onClick={open}
              >
                {wholePrice(expectedMinor)}
              </button>
            )}
          </td>
          <td data-number>{percent(fraction)}</td>
          {act && (
            <td>
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={`${act.words}: ${number}`}
                onClick={() => act.run(id)}
              >
                {act.words}
              </Button>
            </td>
          )}
        </>
      )
    },
    [t, byId, priceOf, homes, onShowUnit, act, price, wholePrice, percent],
  )
  return <LongTable label={label} columns={columns} lines={ids} keyOf={String} cellsOf={cellsOf} />
}
