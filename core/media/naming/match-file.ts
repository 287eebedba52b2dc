import type { ImageFacts } from '../facts/image-facts.ts'
import type { MediaType } from '../facts/media-type.ts'
import { chooseEndpoint } from '../queue/choose-endpoint.ts'
import { type FileContext, type PartWithPlaces, readContext } from './file-context.ts'
import { type FileKind, readFileKind } from './file-kind.ts'
import type { MatchDoubt, MatchReason, MediaMatch } from './match-result.ts'
import type { NamingRule } from './naming-rule.ts'
import { findUnits } from './numbers/find-units.ts'
import { nearUnit } from './numbers/near-unit.ts'
import type { MediaTargets } from './numbers/prepare-targets.ts'
import { unitPlace } from './numbers/unit-place.ts'
import { unknownNumber } from './numbers/unknown-number.ts'
import { placeByRule } from './place-by-rule.ts'
import { findPlaces } from './places/find-places.ts'
import type { FoundPlace } from './places/found-place.ts'
import { splitPath } from './split-path.ts'

export interface FileToMatch {
  /** The path below the dropped folder: `Budova A/2NP/A.201_pudorys.png`. */
  readonly path: string
  /** The type by the file's bytes (`mediaType`); null before they were read: then the ending decides. */
  readonly type: MediaType | null
  /**
   * Facts of the picture's header, once it was read: where no word decides, the shape tells a plan from a photograph.
   */
  readonly image?: ImageFacts | null
}

/**
 * Proposes where a file belongs and what it shows there. It is asked again with the type once the bytes were read,
 * which may change the endpoint. A project's rule is tried first; a file that it does not fit is matched without it.
 */
export const matchFile = (
  { path, type, image = null }: FileToMatch,
  targets: MediaTargets,
  rule: NamingRule | null = null,
): MediaMatch => {
  const split = splitPath(path)
  if (split.isLitter) return unmatched({ kind: 'litter' })
  const context = readContext(split, targets)
  const kind = readFileKind({ context, extension: split.extension, type, image })
  const ruled = rule ? placeByRule(path, targets, rule) : null
  if (ruled) return settle(ruled.place, ruled.said ? { ...kind, said: ruled.said } : kind)
  const inName = findUnits(context.name, targets, context)
  const unit = unitPlace(inName, context, targets)
  const near = unit === null || weak.has(unit.doubt) ? nearUnit(context.name, targets) : null
  const place = near && isBetter(near, unit) ? near : unit
  if (place) {
    const ordered = isOrdered(place, context) ? kind : { ...kind, order: null }
    return settle(place, ordered, wordsDoubt(place, kind, context))
  }
  const unknown = unknownNumber(context.name, targets)
  if (unknown !== null) return unmatched({ kind: 'unknownNumber', written: unknown })
  const house = findPlaces(context, targets)
  return house
    ? settle(house, kind, wordsDoubt(house, kind, context))
    : unmatched({ kind: 'nothingFound' })
}

// `A.101_Novak.pdf` is no card, and `2NP_prodano.png` no plan: a place's file is public once it is sent. A word that
// says a card, a plan or a picture stands for the words beside it.
const wordsDoubt = (
  { reason, written }: FoundPlace,
  { isSaidPlainly, said, form }: FileKind,
  { name }: FileContext,
): MatchDoubt | null => {
  if (isSaidPlainly || (said === 'picture' && form === 'image')) return null
  const isUnexplained = hasUnexplainedWord(name, reason.kind === 'folder' ? null : written)
  return isUnexplained ? 'moreWords' : null
}

// A number that was found with one of these doubts is less likely than another one with a slip in it.
const weak = new Set<MatchDoubt | null>(['bareNumber', 'moreBeside', 'withoutBuilding'])

const isBetter = (near: FoundPlace, unit: FoundPlace | null): boolean =>
  unit === null || (!near.isOpen && near.targets[0]?.id !== unit.targets[0]?.id)

// The last digits of a unit's number are no order.
const isOrdered = ({ reason, written }: FoundPlace, { name }: FileContext): boolean =>
  reason.kind === 'folder' || !name.cleaned.endsWith(written)

const unmatched = (reason: MatchReason): MediaMatch => ({ kind: 'unmatched', targets: [], reason })

const settle = (
  place: FoundPlace,
  kind: FileKind,
  lastDoubt: MatchDoubt | null = null,
): MediaMatch => {
  const [first] = place.targets
  if (!first) return unmatched({ kind: 'unknownNumber', written: place.written })
  const chosen = chooseEndpoint(first.kind, kind)
  if (!chosen) return unmatched({ kind: 'noEndpoint', place: first.kind, type: kind.type })
  const targets = place.targets.map((target) => ({ target, endpoint: chosen.endpoint }))
  const { written } = place
  if (place.isOpen) return { kind: 'ambiguous', targets, reason: { kind: 'several', written } }
  const doubt: MatchDoubt | null = place.doubt ?? chosen.doubt ?? lastDoubt
  if (doubt !== null) return { kind: 'guessed', targets, reason: { kind: 'doubt', written, doubt } }
  return { kind: 'exact', targets, reason: place.reason }
}

/** Whether a name has a word besides its place's that says nothing known: `A.101_Novak`, not `A.101_karta_v2`. */
const hasUnexplainedWord = (part: PartWithPlaces, place: string | null): boolean => {
  const { tokens, meanings, buildings, cleaned } = part
  const from = place === null ? -1 : cleaned.indexOf(place)
  const to = from < 0 ? from : from + (place?.length ?? 0)
  return tokens.some(
    ({ isDigits, start, end }, at) =>
      !isDigits &&
      meanings[at] === null &&
      !isPartOfUse(part, at) &&
      !(start >= from && end <= to) &&
      !buildings.some((building) => building.from <= at && at <= building.to),
  )
}

// `v2`, `img_1234`, `rev B`; `vera` looks like a version and is a name.
const isPartOfUse = ({ tokens, uses }: PartWithPlaces, at: number): boolean => {
  const use = uses[at] ?? null
  if (use === null || use === 'floor' || tokens[at]?.text.length === 1) return use !== null
  return [at - 1, at + 1].some((beside) => uses[beside] === use && tokens[beside]?.isDigits)
}
