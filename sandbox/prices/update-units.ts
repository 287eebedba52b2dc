import { z } from 'zod'
import type { Endpoint, EndpointCall } from '../endpoint.ts'
import { type Answer, answers, json } from '../http/answer.ts'
import { inOneTransaction } from '../state/db.ts'
import { changeAttributes, readShownUnit, type StoredUnit } from '../state/units.ts'
import type { Switches } from '../switches.ts'
import { withPrices } from './with-prices.ts'

const changeSchema = z.strictObject({
  id: z.int().positive(),
  priceWithoutVat: z.number(),
  priceWithVat: z.number(),
})
type Change = z.infer<typeof changeSchema>

const dataSchema = z.strictObject({ units: z.array(changeSchema) })

/** spec: Endpoints, update-units: atomic; a unit attached to a deal fails validation. */
export const updateUnits: Endpoint = {
  name: 'update-units',
  areas: ['prices'],
  isServed: ({ updateUnitsRemoved }) => !updateUnitsRemoved,
  parameters: { data: 'requiredText' },
  answer: (call): Answer => {
    const changes = readChanges(call.parameters.text('data'))
    if (changes === null) return answers.malformed('data')
    return inOneTransaction(call.db, () => apply(call, changes))
  },
}

const readChanges = (data: string): readonly Change[] | null => {
  try {
    return dataSchema.safeParse(JSON.parse(data)).data?.units ?? null
  } catch {
    return null
  }
}

interface JudgedChange {
  readonly change: Change
  readonly unit: StoredUnit | null
  readonly error: string | null
}

const rejectedWithOthers = 'Batch rejected due to other validation errors'

const apply = (
  { db, account, now, switches }: EndpointCall,
  changes: readonly Change[],
): Answer => {
  const seen = new Set<number>()
  const judged = changes.map((change): JudgedChange => {
    const unit = readShownUnit(db, change.id)
    const isRepeated = seen.has(change.id)
    seen.add(change.id)
    return {
      change,
      unit,
      error: isRepeated ? 'Unit is listed more than once' : fault(change, unit),
    }
  })
  if (judged.some(({ unit }) => unit !== null && !account.projects.includes(unit.projectId))) {
    return answers.unauthorized
  }
  const failing = judged.filter(({ error }) => error !== null).length
  if (failing > 0) return rejected(judged, failing, switches)
  for (const { change, unit } of judged) {
    if (unit === null) continue
    const attributes = withPrices(unit.attributes, change)
    changeAttributes(db, unit, { attributes, at: now, who: account.login })
  }
  const updated = {
    success: true,
    updatedCount: judged.length,
    units: judged.map(({ change }) => ({ id: change.id, success: true })),
  }
  return updateAnswer(updated, { types: switches.updateUnitsTypes })
}

const fault = (change: Change, unit: StoredUnit | null): string | null => {
  if (unit === null) return 'ID does not refer to a valid object.'
  if (unit.dealId !== null) return 'Unit is attached to a Deal'
  if (change.priceWithoutVat < 0 || change.priceWithVat < 0) return 'Price must not be negative'
  return null
}

/** Servers of some languages write everything as text. */
const updateAnswer = (
  answer: object,
  { types, status = 200 }: { types: Switches['updateUnitsTypes']; status?: number },
): Answer => {
  const asText = (_name: string, value: unknown) =>
    typeof value === 'boolean' || typeof value === 'number' ? String(value) : value
  return {
    ...json({}, status),
    body: JSON.stringify(answer, types === 'text' ? asText : undefined),
  }
}

const rejected = (
  judged: readonly JudgedChange[],
  failing: number,
  { updateUnitsTypes: types, updateUnitsFailureStatus: status }: Switches,
): Answer =>
  updateAnswer(
    {
      success: false,
      error: `Validation failed for ${failing} unit(s)`,
      units: judged.map(({ change, error }) => ({
        id: change.id,
        success: false,
        error: error ?? rejectedWithOthers,
      })),
    },
    { types, status },
  )
