import type { UnitId } from '#core/ids'
import { isSamePair, type ServerPair } from '../rules/price-pair.ts'
import type { BatchUnit } from './batch.ts'

interface BatchEvidence {
  readonly units: readonly BatchUnit[]
  /** The prices of a pricelist that was read after the batch had left; a unit may be gone from it. */
  readonly fresh: ReadonlyMap<UnitId, ServerPair>
  /** Whether the server has accepted the batch, or its answer was lost. */
  readonly answer: 'accepted' | 'unheard'
}

export interface Judgement {
  readonly verdict: 'confirmed' | 'notApplied' | 'differs'
  readonly units: BatchUnit[]
}

/**
 * What became of a batch, by what the server shows afterwards. A batch is atomic: where one price is as before
 * and none as it was sent, one without an answer never arrived, and somebody else has changed the rest.
 */
export const judgeBatch = ({ units, fresh, answer }: BatchEvidence): Judgement => {
  const seen = units.map(({ unitId }) => fresh.get(unitId) ?? noPrices)
  if (answer === 'unheard' && hasNotArrived(units, seen)) {
    return {
      verdict: 'notApplied',
      units: units.map((unit, index) => {
        const now = seen[index] ?? noPrices
        return { ...unit, state: 'notApplied', seen: isSamePair(unit.before, now) ? null : now }
      }),
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

/** All or nothing: not one price as it was sent, and at least one as before. */
const hasNotArrived = (units: readonly BatchUnit[], seen: readonly ServerPair[]): boolean => {
  const shows = (pair: ServerPair, index: number) => isSamePair(pair, seen[index] ?? noPrices)
  return (
    units.some(({ before }, index) => shows(before, index)) &&
    !units.some(({ after }, index) => shows(after, index))
  )
}

const noPrices: ServerPair = { netMinor: null, grossMinor: null }
