import { z } from 'zod'
import type { Result } from '#core/contract/failure'
import type { ConsentType } from '#core/customers/consent'
import { type CustomerId, consentTypeIdSchema, customerIdSchema } from '#core/ids'
import type { Body } from '../calls/call.ts'
import { jsonId, jsonList } from './json-values.ts'
import { readJson } from './read-json.ts'

const consentType = z.object({ id: jsonId.pipe(consentTypeIdSchema), name: z.string() })

export const readConsentTypes = (body: Body, endpoint: string): Promise<Result<ConsentType[]>> =>
  readJson(body, {
    endpoint,
    expected: 'consentTypes',
    schema: jsonList(consentType),
  })

/** Whose consent was revoked. */
export const readRevoked = (body: Body, endpoint: string): Promise<Result<CustomerId[]>> =>
  readJson(body, {
    endpoint,
    expected: 'customerIds',
    schema: jsonList(jsonId.pipe(customerIdSchema)),
  })
