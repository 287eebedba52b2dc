import type { DraftId, UnitId } from '#core/ids'
import { toJson } from '#core/json'
import type { StepLabel } from '#core/prices/draft/draft-price'
import { originOf } from '#core/prices/draft/price-origins'
import type { DraftsDependencies } from './dependencies.ts'

/** Reads the origin of each price, with each label once: thousands of prices came by the same step. */
export const readOrigins = (store: DraftsDependencies['store'], draftId: DraftId) => {
  const places = new Map<string, number>()
  const labels: StepLabel[] = []
  const units: [UnitId, number][] = []
  for (const [unitId, label] of store.readPriceLabels(draftId)) {
    const origin = originOf(label)
    const key = JSON.stringify(origin)
    const place = places.get(key) ?? labels.push(origin) - 1
    places.set(key, place)
    units.push([unitId, place])
  }
  return { labels, units: toJson(units) }
}
