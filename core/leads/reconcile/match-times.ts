import type { Timestamp } from '#core/time'

interface Times {
  /** Both in the order of time. */
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

/** What is best of the sent so far with so many of the listed, from `low` on. */
interface Row {
  readonly low: number
  readonly pairs: Float64Array
  readonly apartMs: Float64Array
}

/** How that is reached: to skip the last of the listed, to leave this one of the sent, or to pair the two. */
interface Choices {
  readonly low: number
  readonly choice: Uint8Array
}

/**
 * Pairs the times one to one: as many as there can be, and of all such ways the one in which they are nearest to each
 * other. For each of the sent the place of its partner, or null.
 *
 * Times that cross can be uncrossed without loss, so it is enough to go through both in order; and only the listed
 * that are near enough are looked at for each of the sent.
 */
export const matchTimes = (times: Times): readonly (number | null)[] => {
  const { sent, listed, earlyMs, windowMs } = times
  const choices: Choices[] = []
  let before: Row = { low: 0, pairs: new Float64Array(1), apartMs: new Float64Array(1) }
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

// Twelve million turns where five thousand of one name come in a day: nothing is made within.
const nextRow = (
  { sent, listed, mayPair }: Times,
  { index, low }: { readonly index: number; readonly low: number },
  before: Row,
  choice: Uint8Array,
): Row => {
  const pairs = new Float64Array(choice.length)
  const apartMs = new Float64Array(choice.length)
  const sentAt = sent[index] ?? 0
  // Beyond its last the row before had nobody near enough to gain from.
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
    const { low, choice } = choices[index] ?? nothing
    const at = Math.min(left - low, choice.length - 1)
    left = low + at
    const chosen = choice[at]
    if (chosen === skip || chosen === pair) left -= 1
    if (chosen === pair) found[index] = left
    if (chosen !== skip) index -= 1
  }
  return found
}

const nothing: Choices = { low: 0, choice: new Uint8Array(1).fill(leave) }
