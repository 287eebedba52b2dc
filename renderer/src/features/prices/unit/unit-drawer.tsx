import { Drawer } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitId } from '#core/ids'
import { shownPair } from '#core/prices/draft/shown-pair'
import { readSide } from '#core/prices/pricelist/read-side'
import type { Unit } from '#core/prices/pricelist/unit'
import type { PriceSide } from '#core/prices/rules/price-pair'
import { useFormats } from '../../../i18n/formats-context.ts'
import { useReturnedFocus } from '../../../ui/dialogs/use-returned-focus.ts'
import type { EditorParts } from '../editor/editor-parts.ts'
import { useUnitOf } from '../editor/use-unit-of.ts'
import { attributePrefix } from '../grid/attribute-columns.ts'
import { cellTooltip } from '../grid/cell-tooltip.ts'
import { lockWords, refusalWords } from '../grid/lock-words.ts'
import { statusMark } from '../grid/status-mark.ts'
import { statusWord, typeWord } from '../grid/unit-words.ts'
import { PriceParts } from '../premiums/price-parts.tsx'
import { type CountedUnits, UnitsDialog } from '../premiums/units-dialog.tsx'
import { PriceHistory } from './price-history.tsx'
import classes from './unit-drawer.module.css'

interface Props extends EditorParts {
  readonly unitId: UnitId
  readonly onClose: () => void
}

/** Everything about one unit: its prices, what locks it, how its price has moved, and all attributes. */
export const UnitDrawer = ({ unitId, onClose, ...parts }: Props) => {
  const { t } = useTranslation()
  const { of, units, mediaOf } = parts.edited
  const [isEnlarged, setIsEnlarged] = useState(false)
  const [counted, setCounted] = useState<CountedUnits | null>(null)
  const [shownId, setShownId] = useState(unitId)
  const unit = useUnitOf(units)(shownId)
  useReturnedFocus()
  return (
    <Drawer
      opened
      position="right"
      size={460}
      title={t('unit.title', { number: unit?.number ?? '' })}
      closeOnEscape={!isEnlarged && counted === null}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      onClose={onClose}
    >
      {unit && (
        <>
          <Prices {...parts} unit={unit} />
          <Locks {...parts} unit={unit} />
          {mediaOf({ of, unit, onEnlarged: setIsEnlarged })}
          {/* The parts are worked out while the drawer is open already, and nothing is to move away from under a pointer. */}
          <PriceParts unitId={unit.id} premiums={parts.known.premiums} onShowUnits={setCounted} />
          <h3 className={classes['title']}>{t('unit.history')}</h3>
          <PriceHistory of={of} unitId={shownId} number={unit.number} />
          <h3 className={classes['title']}>{t('unit.attributes')}</h3>
          <Attributes {...parts} unit={unit} />
        </>
      )}
      {counted !== null && (
        <UnitsDialog
          counted={counted}
          units={units}
          premiums={parts.known.premiums}
          onShowUnit={setShownId}
          onClose={() => setCounted(null)}
        />
      )}
    </Drawer>
  )
}

interface UnitPartProps extends EditorParts {
  readonly unit: Unit
}

const Prices = ({ unit, edited, known }: UnitPartProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { currency } = edited.pricelist
  const { netMinor, grossMinor } = shownPair(known.lens, unit)
  const money = (minor: number | null) =>
    minor === null ? t('prices.noPrice') : formats.money(minor, currency)
  const said = cellTooltip({ ...known.lens, locks: new Map() }, unit, { t, formats, currency })
  return (
    <>
      <p className={classes['place']}>
        <span className={statusMark(unit.statusCode)}>{statusWord(t, unit)}</span>
        <span>{[typeWord(t, unit), unit.building, unit.floor].filter(Boolean).join(' · ')}</span>
      </p>
      <dl className={classes['prices']}>
        <div>
          <dt>{t('prices.column.priceGross')}</dt>
          <dd>{money(grossMinor)}</dd>
          <Rounded unit={unit} side="gross" shownMinor={grossMinor} />
        </div>
        <div>
          <dt>{t('prices.column.priceNet')}</dt>
          <dd>{money(netMinor)}</dd>
          <Rounded unit={unit} side="net" shownMinor={netMinor} />
        </div>
      </dl>
      {said !== null && <p className={classes['said']}>{said}</p>}
    </>
  )
}

interface RoundedProps {
  readonly unit: Unit
  readonly side: PriceSide
  readonly shownMinor: number | null
}

/** A mark beside the server's own price that has more digits than the currency; a drafted price has none. */
const Rounded = ({ unit, side, shownMinor }: RoundedProps) => {
  const { t } = useTranslation()
  const read = readSide(unit, side)
  if (read.roundedFrom === null || read.minor !== shownMinor) return null
  return <dd className={classes['rounded']}>{t('unit.rounded', { written: read.roundedFrom })}</dd>
}

const Locks = ({ unit, known }: UnitPartProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const lock = known.lens.locks.get(unit.id)
  const evidence = known.evidence.get(unit.id) ?? []
  if (!lock && evidence.length === 0) return null
  return (
    <section aria-label={t('unit.locks')}>
      <h3 className={classes['title']}>{t('unit.locks')}</h3>
      <ul className={classes['list']}>
        {evidence.map((found) => (
          <li key={`${found.kind} ${found.at}`}>
            {found.kind === 'refused'
              ? refusalWords(found, t, formats)
              : t('locks.exported', { at: formats.dateTime(found.at), deal: found.dealId })}
          </li>
        ))}
        {lock?.kind === 'likely' && <li>{lockWords(lock, t, formats)}</li>}
      </ul>
    </section>
  )
}

const Attributes = ({ unit, edited }: UnitPartProps) => {
  const named = edited.columns.flatMap(({ colId, headerName }) => {
    const key = colId.startsWith(attributePrefix) ? colId.slice(attributePrefix.length) : null
    const value = key === null ? undefined : unit.attributes[key]
    return value === undefined || value === '' ? [] : [{ colId, headerName, value }]
  })
  const known = new Set(named.map(({ colId }) => colId.slice(attributePrefix.length)))
  const types = new Set(edited.pricelist.attributeTypes.map(({ key }) => key))
  // An attribute that the server has not named is shown under its key.
  const unnamed = Object.entries(unit.attributes).filter(
    ([key, value]) => value !== '' && !known.has(key) && !types.has(key),
  )
  return (
    <dl className={classes['attributes']}>
      {named.map(({ colId, headerName, value }) => (
        <div key={colId}>
          <dt>{headerName}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {unnamed.map(([key, value]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
