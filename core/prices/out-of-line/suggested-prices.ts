import { groupBy } from '#core/group-by'
import { once } from '#core/once'
import { rememberEach } from '#core/remember-each'
import { rememberPair } from '#core/remember-pair'
import type { DraftPrices } from '../draft/draft-steps.ts'
import { shownPair } from '../draft/shown-pair.ts'
import { floorLevel } from '../pricelist/floor-level.ts'
import { layoutOf } from '../pricelist/layout-of.ts'
import { orientationsOf } from '../pricelist/orientations-of.ts'
import type { Unit } from '../pricelist/unit.ts'
import { pricePerArea } from '../rules/price-per-area.ts'
import { fewestAlike, median, slopeAlong } from './medians.ts'

/** A price with VAT of a square metre as the other units of a list suggest it, and how it comes about. */
export interface SuggestedPrice {
  readonly perAreaMinor: number
  /** What the layout costs at its usual floor, area and orientation. */
  readonly layoutMinor: number
  /** What its floor adds to that, as a part; zero where the list does not tell. */
  readonly floor: number
  readonly area: number
  readonly orientation: number
}

// Fewer units than these have no meaningful median.
const fewestOfLayout = 3

// Each effect is measured on what the others leave over; by then they move no more.
const rounds = 6

interface UsualUnit {
  readonly level: number
  readonly logArea: number
}

/** What a layout or an orientation adds to the logarithm of a price: found out bit by bit. */
interface Effect {
  value: number
}

interface MeasuredUnit {
  readonly layout: Effect
  readonly logPrice: number
  /** Floors above the usual one of the layout; null where the name of the floor does not say. */
  readonly level: number | null
  readonly logArea: number
  readonly facing: Effect
}

const logAreaOf = ({ area }: Unit): number | null =>
  area === null || area <= 0 ? null : Math.log(area)

const levelOf = rememberEach(floorLevel)

const usualOf = (units: readonly Unit[]): UsualUnit => ({
  level: median(units.flatMap(({ floor }) => levelOf(floor) ?? [])),
  logArea: median(units.flatMap((unit) => logAreaOf(unit) ?? [])),
})

/** How far a unit is from the usual one of its layout. */
const placeOf = (unit: Unit, usual: UsualUnit) => {
  const level = levelOf(unit.floor)
  const logArea = logAreaOf(unit)
  return {
    level: level === null ? null : level - usual.level,
    logArea: logArea === null ? 0 : logArea - usual.logArea,
  }
}

/** Finds out the effects of the units, and answers with what a floor and an area are worth, as logarithms. */
const measureEffects = (measured: readonly MeasuredUnit[], unknownFacing: Effect) => {
  let [floor, area] = [0, 0]
  const restOf = ({ logPrice, layout, level, logArea, facing }: MeasuredUnit) =>
    logPrice - layout.value - (level ?? 0) * floor - logArea * area - facing.value
  const add = (effect: Effect, units: readonly MeasuredUnit[]) => {
    effect.value += median(units.map(restOf))
  }
  const byLayout = groupBy(measured, ({ layout }) => layout)
  const byFacing = [...groupBy(measured, ({ facing }) => facing)].filter(
    ([facing, units]) => facing !== unknownFacing && units.length >= fewestAlike,
  )
  const onFloors = measured.filter(({ level }) => level !== null)
  const slopeOfFloors = slopeAlong(onFloors, ({ level }) => level ?? 0)
  const slopeOfAreas = slopeAlong(measured, ({ logArea }) => logArea)
  const measureLayouts = () => {
    for (const [layout, units] of byLayout) add(layout, units)
  }
  measureLayouts()
  for (let round = 0; round < rounds; round++) {
    floor += slopeOfFloors(restOf)
    area += slopeOfAreas(restOf)
    // A single orientation has no other one to be compared with.
    if (byFacing.length > 1) for (const [facing, units] of byFacing) add(facing, units)
    measureLayouts()
  }
  return { floor, area }
}

/** Null where the unit has no layout, or too few units have it. */
type Suggestions = (unit: Unit) => SuggestedPrice | null

/**
 * Prices as their neighbours suggest them; drafted prices count as they would be. Measured once for what filters
 * warnings, for the review of a whole draft and for the building, and only for the types that somebody asks for: each
 * type has its own effects, as it has its own premiums.
 */
export const suggestedPrices = rememberPair(
  (units: readonly Unit[], draft: DraftPrices): Suggestions => {
    const ofTypes = new Map(
      [...groupBy(units, ({ typeCode }) => typeCode)].map(([type, alike]) => [
        type,
        once(() => suggestedOfType(alike, draft)),
      ]),
    )
    return (unit) => ofTypes.get(unit.typeCode)?.()(unit) ?? null
  },
)

const suggestedOfType = (units: readonly Unit[], draft: DraftPrices): Suggestions => {
  const priced = units.flatMap((unit) => {
    const layout = layoutOf(unit)
    const perArea = pricePerArea(shownPair({ draft }, unit).grossMinor, unit.area)
    if (layout === null || perArea === null || perArea <= 0) return []
    return [{ unit, layout, perArea }]
  })
  // Points in any order and notation are one orientation.
  const ofNames = rememberEach((_names: string): Effect => ({ value: 0 }))
  const ofPoints = rememberEach((points: readonly string[]) => ofNames(points.toSorted().join(' ')))
  const facingOf = (unit: Unit) => ofPoints(orientationsOf(unit))
  const layouts = new Map<string, { readonly usual: UsualUnit; readonly effect: Effect }>()
  const measured: MeasuredUnit[] = []
  for (const [name, alike] of groupBy(priced, ({ layout }) => layout)) {
    if (alike.length < fewestOfLayout) continue
    const usual = usualOf(alike.map(({ unit }) => unit))
    const layout: Effect = { value: 0 }
    layouts.set(name, { usual, effect: layout })
    for (const { unit, perArea } of alike) {
      const logPrice = Math.log(perArea)
      measured.push({ layout, logPrice, facing: facingOf(unit), ...placeOf(unit, usual) })
    }
  }
  const { floor, area } = measureEffects(measured, ofNames(''))
  return (unit) => {
    const layout = layouts.get(layoutOf(unit) ?? '')
    if (layout === undefined) return null
    const { usual, effect } = layout
    const { level, logArea } = placeOf(unit, usual)
    const [onFloor, ofArea, ofFacing] = [(level ?? 0) * floor, logArea * area, facingOf(unit).value]
    return {
      perAreaMinor: Math.round(Math.exp(effect.value + onFloor + ofArea + ofFacing)),
      layoutMinor: Math.round(Math.exp(effect.value)),
      floor: Math.expm1(onFloor),
      area: Math.expm1(ofArea),
      orientation: Math.expm1(ofFacing),
    }
  }
}
