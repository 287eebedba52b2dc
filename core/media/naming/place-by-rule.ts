import type { BuildingId } from '#core/ids'
import type { MediaTarget } from '../shown/media-target.ts'
import { cleanName } from './clean-name.ts'
import { floorsMentioned } from './file-context.ts'
import type { FileKind } from './file-kind.ts'
import { meaningOfWord } from './media-words.ts'
import { readNamePart } from './name-part.ts'
import { nameTokens, spelledTokens } from './name-tokens.ts'
import type { NamingRule, RuleValues } from './naming-rule.ts'
import { numberOfTokens } from './numbers/normalise-number.ts'
import type { MediaTargets } from './numbers/prepare-targets.ts'
import type { FoundPlace } from './places/found-place.ts'
import { mayBeSameLetters } from './same-letters.ts'

interface PlaceByRule {
  readonly place: FoundPlace
  readonly said: FileKind['said']
}

/** What a person's rule says of a file; null where the rule does not fit it. */
export const placeByRule = (
  path: string,
  targets: MediaTargets,
  rule: NamingRule,
): PlaceByRule | null => {
  const values = rule.read(path)
  if (!values) return null
  const found = targetsOf(values, targets)
  const written = values.number ?? values.floor ?? values.building ?? ''
  const place: FoundPlace = {
    targets: found,
    isOpen: found.length > 1,
    doubt: null,
    written,
    reason: { kind: 'rule', written },
  }
  return { place, said: kindOf(values.kind) }
}

const targetsOf = (values: RuleValues, targets: MediaTargets): readonly MediaTarget[] => {
  const buildings = values.building === undefined ? null : named(values.building, targets)
  if (values.number !== undefined) return unitsOf(values.number, buildings, targets)
  if (values.floor !== undefined) return floorsOf(values.floor, buildings, targets)
  return (buildings ?? []).map((id) => ({ kind: 'building', id }))
}

const named = (building: string, { buildings }: MediaTargets): readonly BuildingId[] => {
  const written = spelledTokens(building)
  const names = buildings.byKey.get(numberOfTokens(written).key) ?? []
  return names.flatMap(({ id, tokens }) => (mayBeSameLetters(written, tokens) ? [id] : []))
}

const unitsOf = (
  number: string,
  buildings: readonly BuildingId[] | null,
  { byKey, byCompact }: MediaTargets,
): readonly MediaTarget[] => {
  const written = spelledTokens(number)
  const { key, compact } = numberOfTokens(written)
  const hits = (byKey.get(key) ?? byCompact.get(compact) ?? []).filter(
    // A number without its building is complete only where the rule names the building.
    ({ unit, by, tokens }) =>
      mayBeSameLetters(written, tokens) &&
      (buildings ? buildings.some((id) => id === unit.buildingId) : by !== 'withoutBuilding'),
  )
  const same = hits.filter((hit) => hit.compact === compact)
  const ids = new Set((same.length > 0 ? same : hits).map(({ unit }) => unit.id))
  return [...ids].map((id) => ({ kind: 'unit', id }))
}

const floorsOf = (
  floor: string,
  buildings: readonly BuildingId[] | null,
  targets: MediaTargets,
): readonly MediaTarget[] => {
  if (buildings?.length === 0) return []
  const level = /^-?\d{1,2}$/.test(floor) ? Number(floor) : null
  const mentions =
    level === null ? readNamePart(floor).floors : [{ count: 'numbered' as const, level }]
  const ids = new Set(floorsMentioned(mentions, targets, buildings ?? []).flat())
  return [...ids].map((id) => ({ kind: 'floor', id }))
}

const kindOf = (written: string | undefined): FileKind['said'] => {
  const meanings = nameTokens(cleanName(written ?? '')).map(({ text }) => meaningOfWord(text))
  return (['plan', 'card', 'picture'] as const).find((kind) => meanings.includes(kind)) ?? null
}
