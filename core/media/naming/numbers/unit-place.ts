import type { UnitPlace } from '../../shown/media-places.ts'
import type { FileContext, PartWithPlaces } from '../file-context.ts'
import type { MatchDoubt } from '../match-result.ts'
import { compareNatural } from '../natural-order.ts'
import type { FoundPlace } from '../places/found-place.ts'
import { findUnits } from './find-units.ts'
import type { MediaTargets } from './prepare-targets.ts'
import type { UnitMention } from './unit-mention.ts'

// Beside a number without doubt, hits with these doubts mean something else.
const passing = new Set<MatchDoubt | null>(['bareNumber', 'paperSize', 'looksLikeOther'])

/** The units that a name tells; a folder's where the name tells none, or none for sure. */
export const unitPlace = (
  inName: readonly UnitMention[],
  context: FileContext,
  targets: MediaTargets,
): FoundPlace | null => {
  const isAny = inName.some(({ doubt }) => doubt === null)
  const sure = inName.filter(
    ({ doubt, from, to }) =>
      !(passing.has(doubt) || (isAny && doubt === 'withoutBuilding' && to === from)),
  )
  const folder = folderUnit(context, targets)
  if (sure.length === 0) {
    if (folder && folder.doubt === null) return fromFolder(folder)
    if (inName.length > 0) return fromMentions(inName.slice(0, 1), context, targets)
    return folder && fromFolder(folder)
  }
  const place = fromMentions(sure, context, targets)
  const isElsewhere =
    folder !== null &&
    folder.doubt === null &&
    !place.targets.some(({ id }) => folder.units.some((unit) => unit.id === id))
  return isElsewhere && !place.isOpen ? { ...place, doubt: place.doubt ?? 'otherFolder' } : place
}

const fromMentions = (
  mentions: readonly UnitMention[],
  { name }: FileContext,
  targets: MediaTargets,
): FoundPlace => {
  const [first] = mentions
  const [start, end] = [name.tokens[first?.from ?? 0], name.tokens[mentions.at(-1)?.to ?? 0]]
  const written = name.cleaned.slice(start?.start, end?.end)
  const range = unitsBetween(mentions, name, targets)
  const isOpen = range === null && mentions.some(({ units }) => units.length > 1)
  return {
    targets: toTargets(range ?? mentions.flatMap(({ units }) => units)),
    isOpen,
    doubt: range ? 'range' : doubtOf(mentions, name),
    written,
    reason: { kind: 'number', written, as: first?.as ?? 'normalised' },
  }
}

const fromFolder = ({ units, doubt, written }: UnitMention): FoundPlace => ({
  targets: toTargets(units),
  isOpen: units.length > 1,
  doubt,
  written,
  reason: { kind: 'folder', written },
})

const doubtOf = (mentions: readonly UnitMention[], name: PartWithPlaces): MatchDoubt | null => {
  const raised = mentions.find(({ doubt }) => doubt !== null)?.doubt
  return (
    raised ??
    (mentions.some((mention, at) => isApart(mentions[at - 1], mention, name)) ? 'moreWords' : null)
  )
}

// `A.1.01 nahrazen A.1.02` means one of the two.
const isApart = (
  before: UnitMention | undefined,
  { from }: UnitMention,
  { meanings, uses }: PartWithPlaces,
): boolean =>
  before !== undefined &&
  meanings
    .slice(before.to + 1, from)
    .some((meaning, at) => meaning === null && uses[before.to + 1 + at] === null)

const toTargets = (units: readonly UnitPlace[]) =>
  [...new Set(units)].map(({ id }) => ({ kind: 'unit', id }) as const)

/** The unit of the innermost folder that names exactly one. */
const folderUnit = (context: FileContext, targets: MediaTargets): UnitMention | null => {
  for (const folder of context.folders) {
    const [only, ...others] = findUnits(folder, targets, context)
    if (only && others.length === 0)
      return { ...only, doubt: only.doubt ?? moreWords(folder, only) }
  }
  return null
}

// `A.101` and `byt A.101 2kk` are the unit's; of `byty kolem A.101` nobody knows.
const moreWords = (folder: PartWithPlaces, { from, to }: UnitMention): MatchDoubt | null =>
  folder.tokens.every(
    (_, at) =>
      (at >= from && at <= to) ||
      folder.meanings[at] !== null ||
      folder.uses[at] !== null ||
      folder.buildings.some((building) => building.from <= at && at <= building.to),
  )
    ? null
    : 'moreWords'

const dash = /^\s*[-\u2013\u2014]\s*$/u
const upTo = new Set(['az', 'to', 'until', 'do'])
const longest = 200

/**
 * The units from one number to another: `A.101-A.105`. Null where the name has no range; two neighbours are the same
 * with and without one.
 */
const unitsBetween = (
  mentions: readonly UnitMention[],
  { tokens }: PartWithPlaces,
  { unitsInOrder }: MediaTargets,
): readonly UnitPlace[] | null => {
  const [first, last, ...others] = mentions
  const [start, end] = [first?.units[0], last?.units[0]]
  if (!first || !last || !start || !end || others.length > 0) return null
  if (first.units.length > 1 || last.units.length > 1) return null
  const next = tokens[first.to + 1]
  const isDashed = last.from === first.to + 1 && dash.test(next?.gap ?? '')
  const isWorded = last.from === first.to + 2 && upTo.has(next?.text ?? '')
  if (!isDashed && !isWorded) return null
  const between = unitsInOrder.filter(
    ({ number, buildingId }) =>
      buildingId === start.buildingId &&
      compareNatural(start.number, number) <= 0 &&
      compareNatural(number, end.number) <= 0,
  )
  return between.length > 2 && between.length <= longest ? between : null
}
