import { z } from 'zod'
import type { Result } from '#core/contract/failure'
import type { ConsentType } from '#core/customers/consent'
import { type CustomerId, consentTypeIdSchema, customerIdSchema } from '#core/ids'
import type { Body } from '../calls/call.ts'
import { jsonId, jsonList, jsonText, unwrapped } from './json-values.ts'
import { readJson } from './read-json.ts'

const consentType = z
  .object({ id: jsonId.pipe(consentTypeIdSchema), name: jsonText.catch('') })
  .transform(({ id, name }): ConsentType => ({ id, name: name.trim() || String(id) }))

/** A list of records, or an object that holds nothing but that list, or names by their IDs. */
const consentTypes = z.preprocess((answer) => {
  const value = unwrapped(answer)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const fields = Object.entries(value)
  const areNamesById = fields.every(([id, name]) => /^\d+$/.test(id) && typeof name === 'string')
  return areNamesById ? fields.map(([id, name]) => ({ id, name: name as unknown })) : value
}, jsonList(consentType))

/** An ID, or a record of whom it names. */
const revokedOf = z.union([
  jsonId,
  z.object({ id: jsonId }).transform(({ id }) => id),
  z.object({ customerid: jsonId }).transform(({ customerid }) => customerid),
])

export const readConsentTypes = (body: Body, endpoint: string): Promise<Result<ConsentType[]>> =>
  readJson(body, {
    endpoint,
    expected: 'consentTypes',
    schema: consentTypes,
  })

/** The customers whose consent was revoked. */
export const readRevoked = (body: Body, endpoint: string): Promise<Result<CustomerId[]>> =>
  readJson(body, {
    endpoint,
    expected: 'customerIds',
    schema: z.preprocess(unwrapped, jsonList(revokedOf.pipe(customerIdSchema))),
  })
