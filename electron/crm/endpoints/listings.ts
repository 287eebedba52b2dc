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

interface Cancellable {
  readonly signal: AbortSignal
}

interface LoginTry extends Cancellable {
  /** `one`: a single request leaves. `both`: a server that lists in the other form is asked in that too. */
  readonly forms: 'one' | 'both'
}

const readListing: Readonly<
  Record<ListingForm, (body: Body, endpoint: string) => Promise<Result<Listing>>>
> = { 'get-projects-info': readListingJson, 'list-projects': readListingXml }

type AskInForm = (form: ListingForm) => Promise<Result<Listing>>

export const listings = (caller: Pick<Caller, 'read' | 'once'>, readings: ServerReadings) => {
  const asking =
    (send: Caller['read'], account: CallingAccount, { signal }: Cancellable): AskInForm =>
    (form) =>
      send<Listing>({
        account,
        endpoint: form,
        parameters: {},
        timeoutMs: timeouts.wordsMs,
        signal,
        receive: (body) => readListing[form](body, form),
      })

  const firstForm = ({ baseUrl }: CallingAccount) =>
    readings.listingForm(baseUrl) ?? 'get-projects-info'

  /** In the form that worked last, then in the other one. */
  const askInEither = async (account: CallingAccount, ask: AskInForm): Promise<Result<Listing>> => {
    const first = firstForm(account)
    const listing = await ask(first)
    const isOther = !listing.ok && mayListOtherwise(listing.failure)
    const form = isOther ? otherForm(first) : first
    const answer = isOther ? await ask(form) : listing
    if (answer.ok && readings.listingForm(account.baseUrl) !== form)
      readings.writeListingForm(account.baseUrl, form)
    return answer
  }

  return {
    listProjects: (account: CallingAccount, options: Cancellable): Promise<Result<Listing>> =>
      askInEither(account, asking(caller.read, account, options)),
    /** A try of a login: a request in a form leaves once, whatever comes of it. */
    tryLogin: (account: CallingAccount, options: LoginTry): Promise<Result<Listing>> => {
      const ask = asking(caller.once, account, options)
      return options.forms === 'one' ? ask(firstForm(account)) : askInEither(account, ask)
    },
  }
}

const otherForm = (form: ListingForm): ListingForm =>
  form === 'get-projects-info' ? 'list-projects' : 'get-projects-info'
