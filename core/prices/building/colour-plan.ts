import { toUnitStatus, type UnitStatus, unitStatuses } from '#core/api/unit-status'
import type { UnitId } from '#core/ids'
import { dayMs, type Timestamp } from '#core/time'
import type { DraftedPricelist } from '../draft/draft-steps.ts'
import { shownPair } from '../draft/shown-pair.ts'
import type { LineJudge, LineJudgement } from '../out-of-line/judge-line.ts'
import type { Unit } from '../pricelist/unit.ts'
import { pricePerArea } from '../rules/price-per-area.ts'
import type { PriceRules } from '../rules/price-rules.ts'
import type { LastChange } from './last-change.ts'
import { type Brightness, type Colour, diverging, sequential, stateColours } from './palette.ts'
import { kindOfUnit, type UnitKind, unitKinds } from './unit-kind.ts'

/** What the colours of the plan are about. */
export const colourings = ['status', 'price', 'perArea', 'change', 'age', 'outOfLine'] as const
export type Colouring = (typeof colourings)[number]

/** A group of units that share a colour, for the legend and for who asks about one unit. */
export type ColourClass =
  | { readonly kind: 'status'; readonly status: UnitStatus }
  /** From this value on, and below the other; null: no such end. */
  | { readonly kind: 'range'; readonly from: number | null; readonly below: number | null }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'firstPrice' }

/** The units that a line of the legend is about: of one kind, or judged in one way. */
export type LegendSubject = UnitKind | LineJudgement['by']['kind']

export interface LegendEntry {
  readonly colour: Colour
  readonly of: ColourClass
}

/** One line of the legend; prices of homes, garages and cellars have a scale each. */
export interface LegendLine {
  /** Null where the line is about all units. */
  readonly of: LegendSubject | null
  readonly entries: readonly LegendEntry[]
}

export interface ColouredCell {
  readonly colour: Colour
  /** What the colour shows: minor units, a fraction or days; null for a status. */
  readonly value: number | null
}

export interface ColouredPlan {
  readonly legend: readonly LegendLine[]
  /** Units without a value are not in it: nothing is to be said by a colour. */
  readonly cells: ReadonlyMap<UnitId, ColouredCell>
}

export interface PlanColours extends DraftedPricelist {
  readonly rules: PriceRules
  /** By these rules. */
  readonly judge: LineJudge
  readonly lastChanges: ReadonlyMap<UnitId, LastChange>
  readonly now: Timestamp
  readonly brightness: Brightness
}

const byStatus = ({ units, brightness }: PlanColours): ColouredPlan => {
  const colours = stateColours(brightness)
  const cells = new Map<UnitId, ColouredCell>()
  const present = new Set<UnitStatus>()
  for (const { id, statusCode } of units) {
    const status = toUnitStatus(statusCode)
    if (status === null) continue
    present.add(status)
    cells.set(id, { colour: colours[status], value: null })
  }
  const entries = Object.values(unitStatuses)
    .filter((status) => present.has(status))
    .map((status) => ({ colour: colours[status], of: { kind: 'status' as const, status } }))
  return { legend: [{ of: null, entries }], cells }
}

const classes = 7

const ranges = (breaks: readonly number[], colourAt: (index: number) => Colour): LegendEntry[] =>
  Array.from({ length: breaks.length + 1 }, (_entry, index) => ({
    colour: colourAt(index),
    of: { kind: 'range', from: breaks[index - 1] ?? null, below: breaks[index] ?? null },
  }))

const byAmount = (
  { units, brightness }: PlanColours,
  amountOf: (unit: Unit) => number | null,
): ColouredPlan => {
  const palette = sequential(brightness)
  const cells = new Map<UnitId, ColouredCell>()
  const legend: LegendLine[] = []
  for (const kind of unitKinds) {
    const measured = units.flatMap((unit) => {
      const value = kindOfUnit(unit) === kind ? amountOf(unit) : null
      return value === null ? [] : [{ id: unit.id, value }]
    })
    if (measured.length === 0) continue
    const breaks = classBreaks(
      measured.map(({ value }) => value),
      classes,
    )
    const colourAt = (index: number) =>
      palette[stepOf(index, breaks.length + 1, palette.length)] ?? ''
    for (const { id, value } of measured) {
      cells.set(id, { colour: colourAt(classOf(value, breaks)), value })
    }
    legend.push({ of: kind, entries: ranges(breaks, colourAt) })
  }
  return { legend, cells }
}

// Smaller changes are many, and larger ones few.
const changeBreaks = [0.02, 0.05]

const byChange = ({ units, draft, brightness }: PlanColours): ColouredPlan => {
  const palette = diverging(brightness)
  // Green stays apart from violet and orange in every kind of colour blindness.
  const [middle, first] = [palette[3] ?? '', stateColours(brightness).free]
  const colourOf = (fraction: number): Colour => {
    const strength = 1 + classOf(Math.abs(fraction), changeBreaks)
    return palette[3 + Math.sign(fraction) * strength] ?? middle
  }
  const cells = new Map<UnitId, ColouredCell>()
  for (const { id, priceGrossMinor } of units) {
    const wanted = draft.get(id)?.grossMinor
    if (wanted === undefined || wanted === priceGrossMinor) {
      cells.set(id, { colour: middle, value: 0 })
    } else if (!priceGrossMinor) cells.set(id, { colour: first, value: null })
    else {
      const value = wanted / priceGrossMinor - 1
      cells.set(id, { colour: colourOf(value), value })
    }
  }
  const [small = 0, large = 0] = changeBreaks
  const range = (from: number | null, below: number | null, step: number): LegendEntry => ({
    colour: palette[step] ?? '',
    of: { kind: 'range', from, below },
  })
  const entries: LegendEntry[] = [
    range(null, -large, 0),
    range(-large, -small, 1),
    range(-small, 0, 2),
    { colour: middle, of: { kind: 'unchanged' } },
    range(0, small, 4),
    range(small, large, 5),
    range(large, null, 6),
    { colour: first, of: { kind: 'firstPrice' } },
  ]
  return { legend: [{ of: null, entries }], cells }
}

const ageBreaks = [7, 30, 90, 180, 365]

const byAge = ({ units, lastChanges, now, brightness }: PlanColours): ColouredPlan => {
  const palette = sequential(brightness)
  const colourAt = (index: number) =>
    palette[stepOf(index, ageBreaks.length + 1, palette.length)] ?? ''
  const cells = new Map<UnitId, ColouredCell>()
  for (const { id } of units) {
    const last = lastChanges.get(id)
    if (!last) continue
    const days = Math.max(0, Math.floor((now - last.at) / dayMs))
    cells.set(id, { colour: colourAt(classOf(days, ageBreaks)), value: days })
  }
  return { legend: [{ of: null, entries: ranges(ageBreaks, colourAt) }], cells }
}

// As parts of what the rules allow: where the last one ends, a unit is out of line.
const lineParts = [0.25, 0.5, 1]

const byLine = ({ units, judge, brightness }: PlanColours): ColouredPlan => {
  const palette = diverging(brightness)
  const colourAt = (step: number) => palette[step] ?? ''
  const partsOf = (limit: number) => lineParts.map((part) => part * limit)
  const cells = new Map<UnitId, ColouredCell>()
  const limits = new Map<LineJudgement['by']['kind'], number>()
  for (const unit of units) {
    const judged = judge(unit)
    if (!judged) continue
    const { by, fraction, limit, isOut } = judged
    limits.set(by.kind, limit)
    const strength = isOut ? 3 : Math.min(2, classOf(Math.abs(fraction), partsOf(limit)))
    cells.set(unit.id, { colour: colourAt(3 + Math.sign(fraction) * strength), value: fraction })
  }
  const legend = [...limits].map(([of, limit]): LegendLine => {
    const parts = partsOf(limit)
    const breaks = [...parts.toReversed().map((part) => -part), ...parts]
    return { of, entries: ranges(breaks, colourAt) }
  })
  return { legend, cells }
}

/** The colours of all units, and what they mean. */
export const colourPlan = (colouring: Colouring, colours: PlanColours): ColouredPlan => {
  const grossOf = (unit: Unit) => shownPair(colours, unit).grossMinor
  switch (colouring) {
    case 'status':
      return byStatus(colours)
    case 'price':
      return byAmount(colours, grossOf)
    case 'perArea':
      return byAmount(colours, (unit) => pricePerArea(grossOf(unit), unit.area))
    case 'change':
      return byChange(colours)
    case 'age':
      return byAge(colours)
    case 'outOfLine':
      return byLine(colours)
  }
}

/**
 * The values at which a scale goes from one class to the next, so that each class has about as many of them; equal
 * values are always of one class.
 */
export const classBreaks = (values: readonly number[], classes: number): number[] => {
  const sorted = [...values].sort((a, b) => a - b)
  const breaks = new Set<number>()
  for (let index = 1; index < classes; index++) {
    const value = sorted[Math.floor((index * sorted.length) / classes)]
    if (value !== undefined && value > (sorted[0] ?? value)) breaks.add(value)
  }
  return [...breaks]
}

/** The class of a value, counted from zero: a larger value is never of a lower class. */
export const classOf = (value: number, breaks: readonly number[]): number =>
  breaks.filter((least) => value >= least).length

/** One of so many steps of a palette, spread over all of them. */
export const stepOf = (index: number, classes: number, steps: number): number =>
  classes < 2 ? Math.floor(steps / 2) : Math.round((index * (steps - 1)) / (classes - 1))
