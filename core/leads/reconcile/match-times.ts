import type { Timestamp } from '#core/time'

interface TimesToMatch {
  /** `sent` and `listed` are in the order of time. */
  readonly sent: readonly Timestamp[]
  readonly listed: readonly Timestamp[]
  /** How much earlier and later a lead may be listed than it was sent. */
  readonly earlyMs: number
  readonly windowMs: number
  readonly mayPair: (sent: number, listed: number) => boolean
}

const skip = 0
const leave = 1
const pair = 2

/** The best matching of the leads sent so far with each beginning of the listed ones, from `low` on. */
interface BestSoFar {
  readonly low: number
  readonly pairs: Float64Array
  readonly apartMs: Float64Array
}

/**
 * How the best matching is reached: by skipping the last listed lead, leaving this sent one alone, or pairing the two.
 */
interface Choices {
  readonly low: number
  readonly choice: Uint8Array
}

/**
 * Pairs the times one to one: as many pairs as there can be, and of all such matchings the one whose times are nearest
 * to each other. Returns for each sent time the index of its partner, or null. Pairs that cross can be uncrossed
 * without loss, so it is enough to go through both in order; for each sent time only the listed ones near enough are
 * looked at.
 */
export const matchTimes = (times: TimesToMatch): readonly (number | null)[] => {
  const { sent, listed, earlyMs, windowMs } = times
  const choices: Choices[] = []
  let before: BestSoFar = { low: 0, pairs: new Float64Array(1), apartMs: new Float64Array(1) }
  let low = 0
  let high = 0
  for (const [index, at] of sent.entries()) {
    while (low < listed.length && (listed[low] ?? 0) < at - earlyMs) low += 1
    high = Math.max(high, low)
    while (high < listed.length && (listed[high] ?? 0) <= at + windowMs) high += 1
    const choice = new Uint8Array(high - low + 1).fill(leave)
    before = nextRow(times, { index, low }, before, choice)
    choices.push({ low, choice })
  }
  return partnersOf(choices, listed.length)
}

// This loop runs twelve million times where five thousand leads of one name come in a day: it allocates nothing.
const nextRow = (
  { sent, listed, mayPair }: TimesToMatch,
  { index, low }: { readonly index: number; readonly low: number },
  before: BestSoFar,
  choice: Uint8Array,
): BestSoFar => {
  const pairs = new Float64Array(choice.length)
  const apartMs = new Float64Array(choice.length)
  const sentAt = sent[index] ?? 0
  // Beyond its last entry the row before does not improve any more.
  const lastBefore = before.pairs.length - 1
  for (let at = 0; at < choice.length; at += 1) {
    const above = Math.min(low + at - before.low, lastBefore)
    let bestPairs = before.pairs[above] ?? 0
    let bestApart = before.apartMs[above] ?? 0
    if (at > 0) {
      const skipPairs = pairs[at - 1] ?? 0
      const skipApart = apartMs[at - 1] ?? 0
      if (skipPairs > bestPairs || (skipPairs === bestPairs && skipApart < bestApart)) {
        bestPairs = skipPairs
        bestApart = skipApart
        choice[at] = skip
      }
      const partner = low + at - 1
      const diagonal = Math.min(partner - before.low, lastBefore)
      const pairPairs = (before.pairs[diagonal] ?? 0) + 1
      const pairApart = (before.apartMs[diagonal] ?? 0) + Math.abs((listed[partner] ?? 0) - sentAt)
      const isBetter = pairPairs > bestPairs || (pairPairs === bestPairs && pairApart < bestApart)
      if (isBetter && mayPair(index, partner)) {
        bestPairs = pairPairs
        bestApart = pairApart
        choice[at] = pair
      }
    }
    pairs[at] = bestPairs
    apartMs[at] = bestApart
  }
  return { low, pairs, apartMs }
}

const partnersOf = (choices: readonly Choices[], listedCount: number): (number | null)[] => {
  const found: (number | null)[] = choices.map(() => null)
  let left = listedCount
  for (let index = choices.length - 1; index >= 0; ) {
    const { low, choice } = choices[index] ?? noChoices
    const at = Math.min(left - low, choice.length - 1)
    left = low + at
    const chosen = choice[at]
    if (chosen === skip || chosen === pair) left -= 1
    if (chosen === pair) found[index] = left
    if (chosen !== skip) index -= 1
  }
  return found
}

const noChoices: Choices = { low: 0, choice: new Uint8Array(1).fill(leave) }
