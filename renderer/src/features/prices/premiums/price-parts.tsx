import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitId } from '#core/ids'
import { isInGroup } from '#core/prices/premiums/home-group'
import { type MeasuredHome, measureHomes } from '#core/prices/premiums/measured-home'
import { hasShare } from '#core/prices/premiums/premium-term'
import { type PricePart, priceWaterfall } from '#core/prices/premiums/price-waterfall'
import { useFormats } from '../../../i18n/formats-context.ts'
import { useChangeFormats } from '../review/changes/use-change-formats.ts'
import { nameOfPart } from './premium-words.ts'
import classes from './price-parts.module.css'
import type { ShowUnits } from './units-dialog.tsx'
import { foundPremiums, type KnownPremiums } from './use-premiums.ts'

interface Props {
  readonly unitId: UnitId
  readonly premiums: KnownPremiums
  readonly onShowUnits: ShowUnits
}

/** How the premiums of the list make up the price of a unit, part by part down to its own deviation. */
export const PriceParts = ({ unitId, premiums, onShowUnits }: Props) => {
  const { t } = useTranslation()
  const { price, delta } = useChangeFormats()
  const wordsOf = usePartWords()
  const { priced, answers, read } = premiums
  const found = foundPremiums(read)
  const { homes } = useMemo(() => measureHomes(priced, answers), [priced, answers])
  const home = homes.find(({ id }) => id === unitId)
  if (found === null || home === undefined) return null
  const parts = standing(priceWaterfall(found, home))
  const place = placeWithin(parts)
  return (
    <section aria-label={t('premiums.parts.title')}>
      <h3 className={classes['title']}>{t('premiums.parts.title')}</h3>
      {home.isTaken && <p className={classes['taken']}>{t('premiums.parts.taken')}</p>}
      <table className={classes['parts']} aria-label={t('premiums.parts.title')}>
        <tbody>
          {parts.map(({ part, from, to }, index) => {
            const words = wordsOf(part)
            const shared = sharing(part, homes)
            return (
              <tr key={words} data-kind={part.kind}>
                <th scope="row">
                  {shared === null ? (
                    words
                  ) : (
                    <button
                      type="button"
                      className={classes['name']}
                      onClick={() => onShowUnits({ title: words, ids: shared })}
                    >
                      {words}
                    </button>
                  )}
                </th>
                <td aria-hidden className={classes['room']}>
                  <i
                    className={classes['bar']}
                    data-falls={part.minor < 0}
                    style={place(from, to)}
                  />
                </td>
                <td data-number>{index === 0 ? price(part.minor) : delta(part.minor)}</td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('premiums.parts.price')}</th>
            <td aria-hidden />
            <td data-number>{price(home.grossMinor)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

/** Where each part stands on the way from nothing to the price. */
const standing = (parts: readonly PricePart[]) => {
  let sum = 0
  return parts.map((part) => {
    const before = sum
    sum += part.minor
    return { part, from: Math.min(before, sum), to: Math.max(before, sum) }
  })
}

/** How much of the room lies before the lowest sum: the area costs far more than all premiums together. */
const roomBefore = 0.25

const placeWithin = (parts: readonly { readonly from: number; readonly to: number }[]) => {
  const highest = Math.max(...parts.map(({ to }) => to))
  const lowest = Math.min(...parts.slice(1).map(({ from }) => from))
  const start = lowest - ((highest - lowest) * roomBefore) / (1 - roomBefore)
  const partOf = (minor: number) => Math.max(0, (minor - start) / (highest - start))
  return (from: number, to: number) => ({
    left: `${partOf(from) * 100}%`,
    width: `${(partOf(to) - partOf(from)) * 100}%`,
  })
}

/** The free homes that a part of a price is told from; null where it is of this home alone. */
const sharing = (part: PricePart, homes: readonly MeasuredHome[]): readonly UnitId[] | null => {
  const isShared = (home: MeasuredHome): boolean => {
    switch (part.kind) {
      case 'area':
        return true
      case 'premium':
        return hasShare(part.term, home)
      case 'pattern':
        return isInGroup(part.pattern.group, home)
      case 'own':
        return false
    }
  }
  if (part.kind === 'own') return null
  return homes.filter((home) => !home.isTaken && isShared(home)).map(({ id }) => id)
}

const usePartWords = () => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { percent } = useChangeFormats()
  return (part: PricePart): string => {
    switch (part.kind) {
      case 'area':
        return t('premiums.parts.area', {
          amount: formats.amount(part.perAreaMinor, { fraction: 'never' }),
        })
      case 'premium':
        return nameOfPart(part.term, t)
      case 'pattern':
        return t(`premiums.parts.${part.pattern.group.kind}`)
      case 'own':
        return t('premiums.parts.own', { percent: percent(part.fraction) })
    }
  }
}
