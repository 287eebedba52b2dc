import { parseJson } from '#core/parse-json'
import { type DraftChange, maxUnitsPerStep } from './draft-price.ts'

/**
 * The changes of a step out of the text that crosses the border; null for anything else. Each unit comes once: of
 * two prices for one nobody could tell which is meant. Written out, because a schema took longer with ten thousand
 * units than everything else that main does with them.
 */
export const parseDraftChanges = (text: string): DraftChange[] | null => {
  const value = parseJson(text)
  return Array.isArray(value) && value.length > 0 ? checkedChanges(value) : null
}

/** What another desk has changed, as the team's database has it: a list for each unit. */
export const parseToldCells = (text: string): DraftChange[] | null => {
  const value = parseJson(text)
  return Array.isArray(value) ? checkedChanges(value.map(changeOfCell)) : null
}

const changeOfCell = (cell: unknown): unknown => {
  if (!Array.isArray(cell) || cell.length !== 6) return null
  const [unitId, netMinor, grossMinor, typed, baseNet, baseGross] = cell
  const base = { netMinor: baseNet, grossMinor: baseGross }
  return { unitId, price: netMinor === null ? null : { netMinor, grossMinor, typed, base } }
}

const checkedChanges = (value: unknown[]): DraftChange[] | null => {
  if (value.length > maxUnitsPerStep) return null
  const seen = new Set<unknown>()
  for (const change of value) {
    if (!isChange(change) || seen.has(change.unitId)) return null
    seen.add(change.unitId)
  }
  return value as DraftChange[]
}

type Fields = Readonly<Record<string, unknown>>

/** Whether a value is an object with so many fields; parsed JSON has no other than plain objects. */
const hasFields = (value: unknown, count: number): value is Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  let found = 0
  for (const _name in value) found += 1
  return found === count
}

const isMinor = (value: unknown): boolean => Number.isSafeInteger(value)

const isMinorOrNull = (value: unknown): boolean => value === null || isMinor(value)

const isBase = (value: unknown): boolean =>
  hasFields(value, 2) && isMinorOrNull(value['netMinor']) && isMinorOrNull(value['grossMinor'])

const isPrice = (value: unknown): boolean => {
  if (!hasFields(value, 4)) return false
  const { netMinor, grossMinor, typed, base } = value
  const isTyped = typed === 'net' || typed === 'gross' || typed === 'both'
  return isMinor(netMinor) && isMinor(grossMinor) && isTyped && isBase(base)
}

const isChange = (value: unknown): value is DraftChange => {
  if (!hasFields(value, 2)) return false
  const { unitId, price } = value
  const isUnit = Number.isSafeInteger(unitId) && (unitId as number) > 0
  return isUnit && (price === null || isPrice(price))
}
