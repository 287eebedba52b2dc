import type { FileContext, PartWithPlaces } from '../file-context.ts'
import type { PartContext } from './found-number.ts'
import { isLabelled, labelOfNumber } from './label-of-number.ts'
import { narrowHits } from './narrow-hits.ts'
import { numberDoubt } from './number-doubt.ts'
import { type NumberSpan, spansFrom } from './number-span.ts'
import type { MediaTargets, UnitHit } from './prepare-targets.ts'
import { shortMention } from './short-mention.ts'
import type { UnitMention } from './unit-mention.ts'

/** The units whose numbers stand in a name, the longest number first at each place. */
export const findUnits = (
  part: PartWithPlaces,
  targets: MediaTargets,
  context: FileContext,
): readonly UnitMention[] => {
  const mentions: UnitMention[] = []
  let from = 0
  while (from < part.tokens.length) {
    const mention =
      mentionAt({ part, targets, context }, from) ?? orderMention({ part, targets, context }, from)
    const short = mention && shortMention(mention, { part, targets, context })
    if (mention) mentions.push(mention)
    if (short) mentions.push(short)
    from = (short?.to ?? mention?.to ?? from) + 1
  }
  return mentions
}

const mentionAt = ({ part, targets, context }: PartContext, from: number): UnitMention | null => {
  const first = part.tokens[from]
  // Most words of a name are longer than the letters of any number.
  if (!first || (!first.isDigits && first.text.length > targets.longestWord)) return null
  const spans = spansFrom(part, from, targets.longest).toReversed()
  for (const index of ['byKey', 'byCompact'] as const) {
    for (const span of spans) {
      const hits = hitsOf(span, part, targets[index], index)
      if (!hits || !mayStandFor(part, span)) continue
      const narrowed = narrowHits(hits, span, { part, targets, context })
      const found = { span, hits: narrowed.hits, part, targets, context }
      if (isFaint(found)) continue
      const { units } = narrowed
      const { to, written } = span
      const as = units[0]?.number.trim() === written ? 'same' : 'normalised'
      return { from, to, written, units, as, doubt: narrowed.doubt ?? numberDoubt(found) }
    }
  }
  return null
}

// `garaz 6` is G6, as `stani 5` is PS05.
const orderMention = ({ part, targets, context }: PartContext, at: number): UnitMention | null => {
  const [span] = spansFrom(part, at, 1)
  const label = labelOfNumber(part, at)
  if (!span || label === null || !part.tokens[at]?.isDigits || part.uses[at] !== null) return null
  const hits = targets.byOrder.get(`${label} ${Number(span.compact)}`)
  if (!hits) return null
  const { units } = narrowHits(hits, span, { part, targets, context })
  return { from: at, to: at, written: span.written, units, as: 'normalised', doubt: 'bareNumber' }
}

// A number may hold the letters of a floor (`2NP.05`); of a date or an area it may hold none, unless letters lead it.
const mayStandFor = ({ tokens, uses }: PartWithPlaces, { from, to }: NumberSpan): boolean => {
  const own = uses.slice(from, to + 1)
  if (own.includes('floor')) {
    return tokens.slice(from, to + 1).some(({ isDigits }, at) => !isDigits && own[at] === 'floor')
  }
  if (!own.includes('noise')) return true
  return tokens[from]?.isDigits === false && own[0] !== 'noise'
}

const hitsOf = (
  span: NumberSpan,
  part: PartWithPlaces,
  index: ReadonlyMap<string, readonly UnitHit[]>,
  way: 'byKey' | 'byCompact',
): readonly UnitHit[] | null => {
  if (way === 'byKey') return index.get(span.key) ?? null
  const sameText = index.get(span.compact)
  // `A105` for A.1.05 and `A.1.05` for A105; what is split otherwise may be two things.
  const isTight = part.tokens
    .slice(span.from + 1, span.to + 1)
    .every(({ gap }) => gap === '' || gap === '.')
  if (!sameText || !isTight) return null
  const digitRuns = span.shape.split('9').length - 1
  const isLong = /\d.*\d.*\d/.test(span.compact)
  // In a number of few digits only letters may be split in another way: `AG4` is A.G4, but `A15` is not A.1.5.
  const hits = sameText.filter((hit) => isLong || hit.digitRuns === digitRuns)
  return hits.length > 0 ? hits : null
}

interface NumberInName {
  readonly span: NumberSpan
  readonly hits: readonly UnitHit[]
  readonly part: PartWithPlaces
  readonly context: FileContext
}

/** Whether a hit is one or two digits that are far more often an order, a version or a part of something else. */
const isFaint = ({ span, hits, part, context }: NumberInName): boolean => {
  const isShort = span.compact.length < 3 && hits.every(({ isBare }) => isBare)
  if (!isShort || span.from !== span.to || isLabelled(part, span.from)) return false
  if (part.uses[span.from] !== null) return true
  if (span.from > 0 && part.tokens[span.from]?.gap === '') return true
  return (
    hits.every(({ by }) => by === 'withoutBuilding') &&
    !hits.some(({ unit }) => context.buildings.some((id) => id === unit.buildingId))
  )
}
