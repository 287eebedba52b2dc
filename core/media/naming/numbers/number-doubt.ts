import { floorsMentioned, type PartWithPlaces } from '../file-context.ts'
import type { MatchDoubt } from '../match-result.ts'
import type { NameToken } from '../name-tokens.ts'
import { hasSameLetters } from '../same-letters.ts'
import { fitsLabel } from './fits-label.ts'
import type { FoundNumber } from './found-number.ts'
import { isLabelled, labelOfNumber } from './label-of-number.ts'
import { numberOfTokens } from './normalise-number.ts'
import type { NumberSpan } from './number-span.ts'
import type { MediaTargets } from './prepare-targets.ts'
import { hitsOfShort } from './short-mention.ts'

/** Why the number of a unit in a name may not mean that unit; null when nothing speaks against it. */
export const numberDoubt = (found: FoundNumber): MatchDoubt | null => {
  for (const doubt of doubts) {
    const raised = doubt(found)
    if (raised !== null) return raised
  }
  return null
}

const looksLikeOther = ({ span, part }: FoundNumber): MatchDoubt | null => {
  if (part.meanings[span.from - 1] === 'type') return 'looksLikeOther'
  const uses = part.uses.slice(span.from, span.to + 1)
  return uses.includes('noise') || uses.includes('version') ? 'looksLikeOther' : null
}

const paperSize = ({ span, part }: FoundNumber): MatchDoubt | null => {
  const isCalled = isLabelled(part, span.from) || part.meanings[span.from - 1] === 'building'
  if (!/^a[0-5]$/.test(span.compact) || span.from === 0 || isCalled) return null
  // A size beside another one is a unit: `A1_A2`.
  const sizes = part.tokens.filter(
    ({ text, gap }, at) => gap === '' && /^[0-5]$/.test(text) && part.tokens[at - 1]?.text === 'a',
  )
  return sizes.length > 1 ? null : 'paperSize'
}

// `A.1,02`
const comma = ({ span }: FoundNumber): MatchDoubt | null =>
  span.written.includes(',') ? 'typo' : null

const otherType = ({ span, hits, part }: FoundNumber): MatchDoubt | null => {
  const label = labelOfNumber(part, span.from)
  return label === null ||
    fitsLabel(
      label,
      hits.map(({ unit }) => unit),
    )
    ? null
    : 'otherType'
}

// A token that touches the number, or continues it as numbers of this project go on, makes it another number.
const moreBefore = ({ span, hits, part, targets }: FoundNumber): MatchDoubt | null => {
  const [first, before] = [part.tokens[span.from], part.tokens[span.from - 1]]
  if (!first || !before || isUnderstood(part, span.from - 1)) return null
  if (first.gap === '') return 'moreBeside'
  const isNear = /^[-.,/_ ]$/.test(first.gap)
  const house = buildingAt(part, span.from - 1)
  if (house)
    return hits.some(({ unit }) => house.ids.some((id) => id === unit.buildingId))
      ? null
      : 'otherBuilding'
  if (!isNear) return null
  if (!before.isDigits && before.text.length === 1 && /^[-.]$/.test(first.gap)) return 'moreBeside'
  if (first.isDigits && !before.isDigits && before.text.length < 3) return 'moreBeside'
  if (first.isDigits && before.isDigits && isDecimal(first, before, targets)) return 'moreBeside'
  return isShape(found(part, span.from - 1, span.to), targets) ? 'moreBeside' : null
}

// `56,301` is one number, `301,302` are two units.
const isDecimal = ({ gap }: NameToken, before: NameToken, { byKey }: MediaTargets): boolean =>
  gap === '.' || (gap === ',' && !byKey.has(numberOfTokens([before]).key))

const moreBehind = ({ span, part, targets }: FoundNumber): MatchDoubt | null => {
  const [last, next] = [part.tokens[span.to], part.tokens[span.to + 1]]
  if (!last || !next || isUnderstood(part, span.to + 1)) return null
  if (next.gap === '') return 'moreBeside'
  if (next.isDigits && /^[.,]$/.test(next.gap)) return 'moreBeside'
  if (next.isDigits && isRange(span, part, targets)) return 'range'
  if (next.isDigits && targets.byCompact.has(compactOf(part, span.from, span.to + 1))) {
    return 'numberOrOrder'
  }
  const isNear = next.isDigits || (next.text.length === 1 && /^[-./_]$/.test(next.gap))
  return isNear && isShape(found(part, span.from, span.to + 1), targets) ? 'moreBeside' : null
}

// `A.1.05-07` and `RD 1-12` may be several units, `A105-2` is the second picture of one.
const isRange = ({ from, to }: NumberSpan, part: PartWithPlaces, targets: MediaTargets) => {
  const [last, next] = [part.tokens[to], part.tokens[to + 1]]
  if (!last?.isDigits || !next) return false
  const isShort = hitsOfShort(part, { from, to }, targets).length > 0
  if (next.gap === ' ') return isShort && from < to && next.text.length > 2
  if (!/^\s?[-\u2013+,&_]\s?$/u.test(next.gap)) return false
  // A token that names a unit by itself is found by itself.
  if (from === to && targets.byKey.has(numberOfTokens([next]).key)) return false
  const isEven = last.text.length > 1 && last.text.length === next.text.length
  return isEven || isShort
}

const found = ({ tokens }: PartWithPlaces, from: number, to: number): string =>
  numberOfTokens(tokens.slice(from, to + 1)).shape

const compactOf = ({ tokens }: PartWithPlaces, from: number, to: number): string =>
  numberOfTokens(tokens.slice(from, to + 1)).compact

const isShape = (shape: string, { shapes }: MediaTargets): boolean => shapes.has(shape)

// A lone letter is a word only behind a word for a unit: `byt c. 101`.
const isUnderstood = (part: PartWithPlaces, at: number): boolean => {
  if (part.uses[at] !== null) return true
  const isWord = (part.meanings[at] ?? null) !== null
  return isWord && (part.tokens[at]?.text.length !== 1 || isLabelled(part, at + 1))
}

const buildingAt = ({ buildings }: PartWithPlaces, at: number) =>
  buildings.find(({ from, to }) => from <= at && at <= to)

// `A1_05` is A.1.05, or the fifth picture of A1 where that is a unit too.
const numberOrOrder = ({ span, part, targets }: FoundNumber): MatchDoubt | null => {
  const gaps = part.tokens.slice(span.from + 1, span.to + 1).map(({ gap }) => gap)
  const lastGap = gaps.at(-1) ?? ''
  if (lastGap === '' || lastGap === '.') return null
  const digits = part.tokens[span.to]
  if (
    gaps.length === 1 &&
    part.meanings[span.from - 1] === 'building' &&
    (digits?.text.length ?? 0) < 3
  ) {
    return 'numberOrOrder'
  }
  const shorter = numberOfTokens(part.tokens.slice(span.from, span.to))
  const isUnit = targets.byKey.get(shorter.key)?.some(({ by }) => by !== 'withoutBuilding') === true
  const isEven = gaps.filter((gap) => gap === lastGap).length > 1
  return isUnit && !isEven ? 'numberOrOrder' : null
}

const withoutBuilding = ({ hits, targets, context }: FoundNumber): MatchDoubt | null => {
  if (hits.some(({ by }) => by !== 'withoutBuilding') || targets.buildings.ids.length < 2)
    return null
  const id = hits[0]?.unit.buildingId
  return context.buildings.some((told) => told === id) ? null : 'withoutBuilding'
}

const otherFloor = ({ hits, targets, context }: FoundNumber): MatchDoubt | null => {
  const { buildingId = null, floorId = null } = hits[0]?.unit ?? {}
  if (buildingId === null || floorId === null || context.floors.length === 0) return null
  const told = floorsMentioned(context.floors, targets, [buildingId]).flat()
  return told.includes(floorId) ? null : 'otherFloor'
}

const bareNumber = (number: FoundNumber): MatchDoubt | null =>
  number.hits.some(({ isBare }) => isBare) && number.span.from === number.span.to
    ? bareNumberDoubt(number)
    : null

// `Á.101` is no A.101; `byt c 203` may be the flat called C 203 or the one with the number 203.
const loneLetter = (number: FoundNumber): MatchDoubt | null => {
  const { span, hits, part } = number
  const written = part.tokens.slice(span.from, span.to + 1)
  const isSpelled = hits.some(({ tokens }) => hasSameLetters(written, tokens))
  return isSpelled && !mayBeNumberWord(number) ? null : 'loneLetter'
}

const mayBeNumberWord = ({ span, hits, part, targets }: FoundNumber): boolean => {
  const [letter, ...rest] = part.tokens.slice(span.from, span.to + 1)
  const gap = rest[0]?.gap ?? ''
  if (letter?.text !== 'c' || gap === '' || !isLabelled(part, span.from)) return false
  const isSmall = part.cleaned[letter.start] === 'c'
  const others = targets.byKey.get(numberOfTokens(rest).key) ?? []
  const namesAnother = others.some(({ unit }) => !hits.some((hit) => hit.unit === unit))
  return namesAnother && (isSmall || gap.startsWith('. '))
}

const doubts = [
  looksLikeOther,
  comma,
  otherType,
  loneLetter,
  bareNumber,
  paperSize,
  moreBefore,
  moreBehind,
  numberOrOrder,
  withoutBuilding,
  otherFloor,
]

/** A number of digits alone means a unit behind a word for one, or where it is long and nothing else can be meant. */
const bareNumberDoubt = ({
  span,
  hits,
  part,
  targets,
  context,
}: FoundNumber): MatchDoubt | null => {
  if (isLabelled(part, span.from)) return null
  const [hit] = hits
  const next = part.tokens[span.to + 1]
  if (span.compact.length < 3 || hit?.compact !== span.compact) return 'bareNumber'
  // 301 00 is the post's.
  if (next?.isDigits && next.gap === ' ' && next.text.length === 2) return 'bareNumber'
  const isFirst = span.from === 0
  const hasWords = part.meanings.some((meaning) => meaning !== null)
  // What lies around a folder says nothing of the folder's own number.
  const around = part === context.name ? [part, ...context.folders] : [part]
  const arePictures = around.some(({ meanings }) => meanings.includes('picture'))
  if (arePictures && !(isFirst && hasWords)) return 'bareNumber'
  return hasOtherNumber(part, targets) ? 'bareNumber' : null
}

const hasOtherNumber = ({ tokens, uses }: PartWithPlaces, { byKey }: MediaTargets): boolean =>
  tokens.some(
    (token, at) =>
      token.isDigits &&
      token.text.length > 2 &&
      uses[at] === null &&
      !byKey.has(numberOfTokens([token]).key),
  )
