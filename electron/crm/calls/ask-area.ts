import type { ReadableArea } from '#core/accounts/readable-areas'
import { type Result, success } from '#core/contract/failure'
import type { CallOptions } from '../endpoints/asking.ts'
import type { ServerReadings } from '../endpoints/server-readings.ts'
import type { Listing } from '../wire/listing/listing.ts'
import type { Caller } from './caller.ts'
import { createCrmClient } from './client.ts'

/** What an area has told besides letting the account in: that of prices lists the projects. */
export type AskArea = (area: ReadableArea, asking: CallOptions) => Promise<Result<Listing | null>>

/** Whether an account is let into an area, by the call of it that only reads; each request leaves once. */
export const areaAsker = (caller: Caller, readings: ServerReadings): AskArea => {
  const client = createCrmClient({ ...caller, read: caller.once }, readings)
  return async (area, asking) => {
    if (area === 'prices') return client.listProjects(asking.account, asking)
    const answer = await (area === 'leads'
      ? client.listLeads(asking)
      : client.listConsentTypes(asking))
    return answer.ok ? success(null) : answer
  }
}
