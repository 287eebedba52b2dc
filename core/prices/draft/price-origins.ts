import { z } from 'zod'
import type { UnitId } from '#core/ids'
import { type StepLabel, stepLabelSchema } from './draft-price.ts'

/** How some of a batch's prices came into its draft. */
export const priceOriginSchema = z.strictObject({ label: stepLabelSchema, units: z.int() })
export type PriceOrigin = z.infer<typeof priceOriginSchema>

/** A list with more origins than these is not read: further ones are counted by their kind alone. */
const mostNamed = 20

// The detail of a typed or pasted step is one unit's number, which says nothing about the other units.
const tellingKinds: readonly StepLabel['kind'][] = [
  'formula',
  'replace',
  'premium',
  'raise',
  'import',
  'rollBack',
]

export const originOf = ({ kind, detail }: StepLabel): StepLabel => ({
  kind,
  detail: tellingKinds.includes(kind) ? detail : null,
})

/** Counts prices by the step that has set each of them last; the most frequent origin comes first. */
export const priceOrigins = (
  unitIds: Iterable<UnitId>,
  labelOf: ReadonlyMap<UnitId, StepLabel>,
): PriceOrigin[] => {
  const found = new Map<string, PriceOrigin>()
  for (const unitId of unitIds) {
    const label = labelOf.get(unitId)
    if (label === undefined) continue
    const origin = originOf(label)
    const key = JSON.stringify(origin)
    const isNew = !found.has(key)
    const counted = isNew && found.size >= mostNamed ? { ...origin, detail: null } : origin
    const countedKey = JSON.stringify(counted)
    found.set(countedKey, { label: counted, units: (found.get(countedKey)?.units ?? 0) + 1 })
  }
  return [...found.values()].sort((a, b) => b.units - a.units)
}
