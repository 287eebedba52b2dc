import type { SeenPrice } from '#core/contract/prices'
import type { Act } from './act.ts'

/** Names who changed each price of a unit: somebody who has sent just that price before the next one was seen. */
export const namePeople = (seen: readonly SeenPrice[], acts: readonly Act[]): SeenPrice[] =>
  seen.map((price, index) => {
    const since = seen[index - 1]?.at ?? 0
    const until = seen[index + 1]?.at ?? Number.POSITIVE_INFINITY
    const act = acts.findLast(
      ({ at, after }) =>
        at >= since &&
        at < until &&
        after?.['netMinor'] === price.pair.netMinor &&
        after['grossMinor'] === price.pair.grossMinor,
    )
    return { ...price, person: act?.person ?? null }
  })
