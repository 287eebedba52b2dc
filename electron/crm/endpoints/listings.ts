import { mayListOtherwise } from '#core/accounts/may-list-otherwise'
import type { ListingForm } from '#core/api/listing-form'
import type { Result } from '#core/contract/failure'
import type { Body } from '../calls/call.ts'
import type { Caller } from '../calls/caller.ts'
import type { CallingAccount } from '../guards/calling-account.ts'
import type { Listing } from '../wire/listing/listing.ts'
import { readListingJson } from '../wire/listing/listing-json.ts'
import { readListingXml } from '../wire/listing/listing-xml.ts'
import type { ServerReadings } from './server-readings.ts'
import { timeouts } from './timeouts.ts'

interface CancellableCall {
  readonly signal: AbortSignal
}

const readListing: Readonly<
  Record<ListingForm, (body: Body, endpoint: string) => Promise<Result<Listing>>>
> = { 'get-projects-info': readListingJson, 'list-projects': readListingXml }

export const listings = (caller: Pick<Caller, 'read'>, readings: ServerReadings) => ({
  /** Asks in the form that worked last, then in the other one. */
  listProjects: async (
    account: CallingAccount,
    { signal }: CancellableCall,
  ): Promise<Result<Listing>> => {
    const ask = (form: ListingForm) =>
      caller.read<Listing>({
        account,
        endpoint: form,
        parameters: {},
        timeoutMs: timeouts.wordsMs,
        signal,
        receive: (body) => readListing[form](body, form),
      })
    const first = readings.listingForm(account.baseUrl) ?? 'get-projects-info'
    const listing = await ask(first)
    const isOther = !listing.ok && mayListOtherwise(listing.failure)
    const answer = isOther ? await ask(otherForm(first)) : listing
    if (answer.ok && readings.listingForm(account.baseUrl) !== answer.value.form)
      readings.writeListingForm(account.baseUrl, answer.value.form)
    return answer
  },
})

const otherForm = (form: ListingForm): ListingForm =>
  form === 'get-projects-info' ? 'list-projects' : 'get-projects-info'
