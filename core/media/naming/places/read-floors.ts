import type { WordMeaning } from '../media-words.ts'
import type { NameToken } from '../name-tokens.ts'

/**
 * How a floor is counted where it is named: `np` from the ground floor as 1, `pp` below the ground, `upper` from the
 * floor above the ground floor (in daily speech also as `np`), `numbered` as the house numbers it.
 */
export type FloorCount = 'np' | 'pp' | 'upper' | 'numbered' | 'ground'

export interface FloorMention {
  readonly count: FloorCount
  readonly level: number
  readonly from: number
  readonly to: number
  /** Whether the floor ends a range: `2-5NP`. */
  readonly isRangeEnd: boolean
}

interface NameInTokens {
  readonly tokens: readonly NameToken[]
  readonly meanings: readonly (WordMeaning | null)[]
  readonly isFree: (index: number) => boolean
}

const counts: Readonly<Record<string, FloorCount>> = {
  np: 'np',
  podlazi: 'np',
  pp: 'pp',
  suteren: 'pp',
  basement: 'pp',
  patro: 'upper',
  patra: 'upper',
  poschodie: 'upper',
  etage: 'upper',
  floor: 'numbered',
  floors: 'numbered',
  level: 'numbered',
  etaz: 'numbered',
  prizemi: 'ground',
  ground: 'ground',
}
const ordinals = new Map<string, number>(
  [
    ['prvni', 'first', 'i'],
    ['druhe', 'druhy', 'second', 'ii'],
    ['treti', 'third', 'iii'],
    ['ctvrte', 'ctvrty', 'fourth', 'iv'],
    ['pate', 'paty', 'fifth', 'v'],
    ['seste', 'sesty', 'sixth', 'vi'],
  ].flatMap((words, index) => words.map((word) => [word, index + 1] as const)),
)
const endings = new Set(['st', 'nd', 'rd', 'th'])
const joining = /^[-._ ]{0,3}$/
const highest = 60

/** `2NP`, `3. nadzemní podlaží`, `floor 2`, `1PP`, `přízemí`, `NP2`, `2-5NP`. */
export const readFloors = (named: NameInTokens): readonly FloorMention[] => {
  const { tokens, meanings } = named
  const mentions: FloorMention[] = []
  let used = -1
  tokens.forEach(({ text }, at) => {
    if (meanings[at] !== 'floor' || at <= used || isFloorPlan(tokens, at)) return
    const count = countAt(tokens, at)
    const level = levelAt(named, at, used)
    const found = level ?? floorWithoutNumber(count, at)
    if (found === null) return
    const lower = level === null ? null : rangeStart(named, found.from, used)
    if (lower !== null) mentions.push({ ...lower, count, isRangeEnd: false })
    mentions.push({ ...found, count, isRangeEnd: lower?.isRange === true })
    used = text === 'ground' && tokens[at + 1]?.text === 'floor' ? at + 1 : found.to
  })
  return mentions
}

// `unit 5 floor plan` tells no floor, `2nd floor plan` does.
const isFloorPlan = (tokens: readonly NameToken[], at: number): boolean =>
  tokens[at]?.text === 'floor' &&
  /^plans?$/.test(tokens[at + 1]?.text ?? '') &&
  !endings.has(tokens[at - 1]?.text ?? '') &&
  !ordinals.has(tokens[at - 1]?.text ?? '')

interface Level {
  readonly level: number
  readonly from: number
  readonly to: number
}

const countAt = (tokens: readonly NameToken[], at: number): FloorCount => {
  const before = tokens[at - 1]?.text ?? ''
  if (before === 'podzemni') return 'pp'
  if (before === 'nadzemni') return 'np'
  return counts[tokens[at]?.text ?? ''] ?? 'numbered'
}

// A word that names one floor without a number.
const floorWithoutNumber = (count: FloorCount, at: number): Level | null => {
  if (count === 'ground') return { level: 0, from: at, to: at }
  return count === 'pp' ? { level: 1, from: at, to: at } : null
}

const levelAt = (named: NameInTokens, at: number, used: number): Level | null => {
  const { tokens } = named
  if (counts[tokens[at]?.text ?? ''] === 'ground') return null
  let ahead = at - 1
  const word = tokens[ahead]?.text ?? ''
  if (word === 'nadzemni' || word === 'podzemni' || endings.has(word)) ahead -= 1
  const before = ahead > used ? readLevel(named, ahead, tokens[ahead + 1]?.gap) : null
  const after = readLevel(named, at + 1, tokens[at + 1]?.gap)
  const isAfterNearer =
    after !== null && (tokens[at + 1]?.gap.length ?? 9) < (tokens[ahead + 1]?.gap.length ?? 9)
  if (before !== null && !isAfterNearer) return { level: before, from: ahead, to: at }
  return after === null ? null : { level: after, from: at, to: at + 1 }
}

const readLevel = (
  { tokens, isFree }: NameInTokens,
  at: number,
  gap: string | undefined,
): number | null => {
  const token = tokens[at]
  if (!token || gap === undefined || !joining.test(gap) || !isFree(at)) return null
  const level = token.isDigits ? Number(token.text) : (ordinals.get(token.text) ?? null)
  if (level === null || level > highest || token.text.length > 6) return null
  return isBelowZero(token, at) ? -level : level
}

// A dash before a number is a sign where nothing stands before the dash: `floor_-1`, `-1. podlazi`.
const isBelowZero = ({ gap, isDigits }: NameToken, at: number): boolean =>
  isDigits && (at === 0 ? gap === '-' : /[\s_(]-$/.test(gap))

const listing = new Set(['a', 'az', 'and'])

// `2-5NP` and `2. a 3. NP` name two floors with one word.
const rangeStart = ({ tokens, isFree }: NameInTokens, from: number, used: number) => {
  const isWorded = listing.has(tokens[from - 1]?.text ?? '')
  const at = isWorded ? from - 2 : from - 1
  const [upper, lower] = [tokens[from], tokens[at]]
  if (!upper?.isDigits || !lower?.isDigits || at <= used || !isFree(at)) return null
  const level = Number(lower.text)
  const isList = isWorded || /^ ?\.?[-+,&]\.? ?$/.test(upper.gap)
  if (!isList || level > highest || level >= Number(upper.text)) return null
  const isRange = upper.gap.includes('-') || tokens[from - 1]?.text === 'az'
  return { level, from: at, to: from - 1, isRange }
}
