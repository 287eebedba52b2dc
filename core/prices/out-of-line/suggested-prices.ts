import { groupBy } from '#core/group-by'
import { once } from '#core/once'
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

interface MeasuredUnit {
  readonly layout: string
  readonly logPrice: number
  /** Floors above the usual one of the layout; null where the name of the floor does not say. */
  readonly level: number | null
  readonly logArea: number
  readonly facing: string
}

/** Points in any order and notation are one orientation; empty where none is known. */
const facingOf = (unit: Unit): string => orientationsOf(unit).toSorted().join(' ')

const logAreaOf = ({ area }: Unit): number | null =>
  area === null || area <= 0 ? null : Math.log(area)

const usualOf = (units: readonly Unit[]): UsualUnit => ({
  level: median(units.flatMap(({ floor }) => floorLevel(floor) ?? [])),
  logArea: median(units.flatMap((unit) => logAreaOf(unit) ?? [])),
})

/** How far a unit is from the usual one of its layout. */
const placeOf = (unit: Unit, usual: UsualUnit) => {
  const level = floorLevel(unit.floor)
  const logArea = logAreaOf(unit)
  return {
    level: level === null ? null : level - usual.level,
    logArea: logArea === null ? 0 : logArea - usual.logArea,
    facing: facingOf(unit),
  }
}

/** What the prices say of the floors, areas and orientations, as logarithms. */
const measureEffects = (measured: readonly MeasuredUnit[]) => {
  let [floor, area] = [0, 0]
  const facings = new Map<string, number>()
  const layouts = new Map<string, number>()
  const restOf = (unit: MeasuredUnit) =>
    unit.logPrice -
    (layouts.get(unit.layout) ?? 0) -
    (unit.level ?? 0) * floor -
    unit.logArea * area -
    (facings.get(unit.facing) ?? 0)
  const add = (effects: Map<string, number>, key: string, units: readonly MeasuredUnit[]) =>
    effects.set(key, (effects.get(key) ?? 0) + median(units.map(restOf)))
  const byLayout = groupBy(measured, ({ layout }) => layout)
  const byFacing = [...groupBy(measured, ({ facing }) => facing)].filter(
    ([facing, units]) => facing !== '' && units.length >= fewestAlike,
  )
  const onFloors = measured.filter(({ level }) => level !== null)
  const slopeOfFloors = slopeAlong(onFloors, ({ level }) => level ?? 0)
  const slopeOfAreas = slopeAlong(measured, ({ logArea }) => logArea)
  const measureLayouts = () => {
    for (const [layout, units] of byLayout) add(layouts, layout, units)
  }
  measureLayouts()
  for (let round = 0; round < rounds; round++) {
    floor += slopeOfFloors(restOf)
    area += slopeOfAreas(restOf)
    // A single orientation has no other one to be compared with.
    if (byFacing.length > 1) for (const [facing, units] of byFacing) add(facings, facing, units)
    measureLayouts()
  }
  return { floor, area, facings, layouts }
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
  const usual = new Map<string, UsualUnit>()
  const measured: MeasuredUnit[] = []
  for (const [layout, alike] of groupBy(priced, (one) => one.layout)) {
    if (alike.length < fewestOfLayout) continue
    const usualUnit = usualOf(alike.map(({ unit }) => unit))
    usual.set(layout, usualUnit)
    for (const { unit, perArea } of alike) {
      measured.push({ layout, logPrice: Math.log(perArea), ...placeOf(unit, usualUnit) })
    }
  }
  const effects = measureEffects(measured)
  return (unit) => {
    const layout = layoutOf(unit) ?? ''
    const [usualUnit, base] = [usual.get(layout), effects.layouts.get(layout)]
    if (usualUnit === undefined || base === undefined) return null
    const { level, logArea, facing } = placeOf(unit, usualUnit)
    const [onFloor, ofArea] = [(level ?? 0) * effects.floor, logArea * effects.area]
    const ofFacing = effects.facings.get(facing) ?? 0
    return {
      perAreaMinor: Math.round(Math.exp(base + onFloor + ofArea + ofFacing)),
      layoutMinor: Math.round(Math.exp(base)),
      floor: Math.expm1(onFloor),
      area: Math.expm1(ofArea),
      orientation: Math.expm1(ofFacing),
    }
  }
}
