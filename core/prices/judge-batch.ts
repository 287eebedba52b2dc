import type { UnitId } from '#core/ids'
import type { BatchUnit } from './batch.ts'
import { isSamePair, type ServerPair } from './price-pair.ts'

interface Evidence {
  readonly units: readonly BatchUnit[]
  /** The prices of a pricelist that was read after the batch had left; a unit may be gone from it. */
  readonly fresh: ReadonlyMap<UnitId, ServerPair>
  /** Whether the server has said yes, or nothing that we have heard. */
  readonly answer: 'accepted' | 'unheard'
}

export interface Judgement {
  readonly verdict: 'confirmed' | 'notApplied' | 'differs'
  readonly units: BatchUnit[]
}

/**
 * What became of a batch, by what the server shows afterwards. A batch is atomic: prices that are all as before
 * mean that one without an answer never arrived; a part of them means that somebody else has changed the rest.
 */
export const judgeBatch = ({ units, fresh, answer }: Evidence): Judgement => {
  const seen = units.map(({ unitId }) => fresh.get(unitId) ?? noPrices)
  const isUntouched = units.every(({ before }, index) =>
    isSamePair(before, seen[index] ?? noPrices),
  )
  if (answer === 'unheard' && isUntouched) {
    return {
      verdict: 'notApplied',
      units: units.map((unit) => ({ ...unit, state: 'notApplied', seen: null })),
    }
  }
  const judged = units.map((unit, index): BatchUnit => {
    const now = seen[index] ?? noPrices
    return isSamePair(unit.after, now)
      ? { ...unit, state: 'confirmed', seen: null }
      : { ...unit, state: 'differs', seen: now }
  })
  const isConfirmed = judged.every(({ state }) => state === 'confirmed')
  return { verdict: isConfirmed ? 'confirmed' : 'differs', units: judged }
}

const noPrices: ServerPair = { netMinor: null, grossMinor: null }
