import { z } from 'zod'
import { failed, type Result, success } from '#core/contract/failure'
import type { UnitId } from '#core/ids'
import { minorToDecimal } from '#core/money'
import { parseJson } from '#core/parse-json'
import type { PriceChange, PriceUpdate } from '#core/prices/batch/price-update'
import type { Body } from '../calls/call.ts'
import { withoutPersonalData } from '../calls/personal-data.ts'
import { jsonList, jsonText } from './json-values.ts'
import { readText, refuseText } from './read-text.ts'

/** JSON whose numbers are the exact decimals of the amounts: none passes through a binary fraction. */
export const toPriceData = (changes: readonly PriceChange[]): string => {
  const units = changes.map(
    ({ unitId, priceNetMinor, priceGrossMinor }) =>
      `{"id":${unitId},"priceWithoutVat":${minorToDecimal(priceNetMinor)},"priceWithVat":${minorToDecimal(priceGrossMinor)}}`,
  )
  return `{"units":[${units.join(',')}]}`
}

interface AnsweredUnit {
  readonly id: UnitId
  readonly success: boolean
  readonly error: string
}

const idText = /^[1-9]\d{0,14}$/

/** Checked by hand, because the schemas take longer over ten thousand units than the server does. */
const toUnit = (value: unknown): AnsweredUnit | null => {
  if (typeof value !== 'object' || value === null) return null
  const { id, error, success: answered } = value as Record<string, unknown>
  const success = asBoolean(answered)
  const isNamed = typeof id === 'number' ? Number.isSafeInteger(id) && id > 0 : isIdText(id)
  const isTold = error === undefined || error === null || typeof error === 'string'
  if (!isNamed || typeof success !== 'boolean' || !isTold) return null
  return { id: Number(id) as UnitId, success, error: error ?? '' }
}

const booleans: Readonly<Record<string, boolean>> = { true: true, false: false }

/** A boolean, which some servers write as text. */
const asBoolean = (value: unknown): unknown =>
  typeof value === 'string' ? booleans[value.toLowerCase()] : value

const isIdText = (id: unknown): boolean => typeof id === 'string' && idText.test(id)

const units = jsonList(z.unknown()).transform((values, context) =>
  values.map((value) => toUnit(value) ?? refuseUnit(context)),
)

const refuseUnit = (context: z.RefinementCtx): AnsweredUnit => {
  context.addIssue({ code: 'custom' })
  return z.NEVER
}

const count = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
])

const withBoolean = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'success' in answer
    ? { ...answer, success: asBoolean(answer.success) }
    : answer

const schema = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), updatedCount: count.optional(), units }),
  z.object({ success: z.literal(false), error: jsonText, units: units.prefault([]) }),
])
type Answer = z.infer<typeof schema>

interface SentUpdate {
  readonly endpoint: string
  readonly unitIds: ReadonlySet<UnitId>
}

/**
 * spec: update-units. Which status a failed validation has is not shown: what the body says counts. An answer
 * that speaks of other units than were sent, or not of all that were changed, is refused.
 */
export const readPriceUpdate = async (
  body: Body,
  { endpoint, unitIds }: SentUpdate,
): Promise<Result<PriceUpdate>> => {
  const expecting = { endpoint, expected: 'priceUpdate' } as const
  // Words alone are in an encoding: what was changed is told in signs that are the same in all of them.
  const text = await readText(body, expecting, body.textOf)
  if (!text.ok) return text
  const isRefusal = body.status >= 400
  const answer = schema.safeParse(withBoolean(parseJson(text.value))).data
  const fits = answer && isAbout(answer, unitIds) && !(answer.success && isRefusal)
  if (fits) return success(toUpdate(answer, body))
  return isRefusal && answer === undefined
    ? refused(body.redact(text.value), { endpoint, status: body.status })
    : refuseText(text.value, expecting)
}

const isAbout = ({ units, ...answer }: Answer, sent: ReadonlySet<UnitId>): boolean => {
  const told = new Set(units.map(({ id }) => id))
  const areKnown = told.size === units.length && units.every(({ id }) => sent.has(id))
  const agree = units.every(({ success }) => success === answer.success)
  if (!areKnown || !agree) return false
  return (
    !answer.success || (told.size === sent.size && (answer.updatedCount ?? sent.size) === sent.size)
  )
}

const toUpdate = (answer: Answer, { redact }: Pick<Body, 'redact'>): PriceUpdate =>
  answer.success
    ? { kind: 'updated', unitIds: answer.units.map(({ id }) => id) }
    : {
        kind: 'rejected',
        message: withoutPersonalData(redact(answer.error)),
        units: answer.units.map(({ id, error }) => ({
          unitId: id,
          message: withoutPersonalData(redact(error)),
        })),
      }

const refused = (
  text: string,
  { endpoint, status }: { endpoint: string; status: number },
): Result<never> =>
  failed({
    kind: 'refused',
    endpoint,
    status,
    message: withoutPersonalData(text),
    about: null,
    again: 'afterFix',
  })
