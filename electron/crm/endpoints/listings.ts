import { mayListOtherwise } from '#core/accounts/may-list-otherwise'
import type { ListingForm } from '#core/api/listing-form'
import type { Result } from '#core/contract/failure'
import type { Body } from '../calls/call.ts'
import type { Caller } from '../calls/caller.ts'
import type { CallingAccount } from '../guards/calling-account.ts'
import type { Listing } from '../wire/listing.ts'
import { readListingJson } from '../wire/listing-json.ts'
import { readListingXml } from '../wire/listing-xml.ts'
import type { ListingForms } from './listing-forms.ts'
import { timeouts } from './timeouts.ts'

interface Cancellable {
  readonly signal: AbortSignal
}

const readListing: Readonly<
  Record<ListingForm, (body: Body, endpoint: string) => Promise<Result<Listing>>>
> = { 'get-projects-info': readListingJson, 'list-projects': readListingXml }

export const listings = (caller: Pick<Caller, 'read'>, forms: ListingForms) => {
  const list = (form: ListingForm, account: CallingAccount, { signal }: Cancellable) =>
    caller.read<Listing>({
      account,
      endpoint: form,
      parameters: {},
      timeoutMs: timeouts.wordsMs,
      signal,
      receive: (body) => readListing[form](body, form),
    })

  const firstForm = ({ baseUrl }: CallingAccount) => forms.read(baseUrl) ?? 'get-projects-info'

  return {
    /** In the form that worked last, then in the other one. */
    listProjects: async (
      account: CallingAccount,
      options: Cancellable,
    ): Promise<Result<Listing>> => {
      const first = firstForm(account)
      const listing = await list(first, account, options)
      const isOther = !listing.ok && mayListOtherwise(listing.failure)
      const form = isOther ? otherForm(first) : first
      const answer = isOther ? await list(form, account, options) : listing
      if (answer.ok && forms.read(account.baseUrl) !== form) forms.write(account.baseUrl, form)
      return answer
    },
    /** Exactly one call, whatever comes of it. */
    listProjectsOnce: (account: CallingAccount, options: Cancellable): Promise<Result<Listing>> =>
      list(firstForm(account), account, options),
  }
}

const otherForm = (form: ListingForm): ListingForm =>
  form === 'get-projects-info' ? 'list-projects' : 'get-projects-info'
