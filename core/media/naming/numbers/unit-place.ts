import type { UnitPlace } from '../../shown/media-places.ts'
import type { FileContext, PartWithPlaces } from '../file-context.ts'
import type { MatchDoubt } from '../match-result.ts'
import type { FoundPlace } from '../places/found-place.ts'
import { findUnits } from './find-units.ts'
import type { MediaTargets } from './prepare-targets.ts'
import type { UnitMention } from './unit-mention.ts'
import { unitsBetween } from './units-between.ts'

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
