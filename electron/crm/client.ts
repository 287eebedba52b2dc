import type { Result } from '#core/contract/failure'
import type { DeveloperId, ProjectId, ScreenId } from '#core/ids'
import type { Unit } from '#core/prices/unit'
import { minuteMs } from '#core/time'
import type { Body } from './call.ts'
import type { Caller } from './caller.ts'
import type { CallingAccount } from './calling-account.ts'
import type { Listing } from './wire/listing.ts'
import { readListingJson } from './wire/listing-json.ts'
import { readListingXml } from './wire/listing-xml.ts'
import { type ReadProject, readProjectXml } from './wire/project-xml.ts'

interface Cancellable {
  readonly signal: AbortSignal
}

interface ProjectWanted {
  readonly projectId: ProjectId
  readonly developerId: DeveloperId
  readonly screenId: ScreenId
}

interface ProjectReader extends Cancellable {
  /** A new attempt begins: units that were told before are void. */
  readonly onStart: () => void
  readonly onUnits: (units: readonly Unit[]) => void
  readonly onProgress: (done: number, total: number | null) => void
}

export interface CrmClient {
  readonly listProjects: (account: CallingAccount, options: Cancellable) => Promise<Result<Listing>>
  readonly getProject: (
    account: CallingAccount,
    wanted: ProjectWanted,
    reader: ProjectReader,
  ) => Promise<Result<ReadProject>>
}

const timeouts = { listingMs: 1 * minuteMs, projectMs: 10 * minuteMs }

type ListingForm = 'get-projects-info' | 'list-projects'

const readListing: Readonly<
  Record<ListingForm, (body: Body, endpoint: string) => Promise<Result<Listing>>>
> = { 'get-projects-info': readListingJson, 'list-projects': readListingXml }

export const createCrmClient = (caller: Pick<Caller, 'read'>): CrmClient => {
  // spec: which of the two forms a service answers is not shown; what worked last is asked first.
  const workedLast = new Map<string, ListingForm>()

  const list = (form: ListingForm, account: CallingAccount, { signal }: Cancellable) =>
    caller.read<Listing>({
      account,
      endpoint: form,
      parameters: {},
      timeoutMs: timeouts.listingMs,
      signal,
      receive: (body) => readListing[form](body, form),
    })

  return {
    listProjects: async (account, options) => {
      const first = workedLast.get(account.baseUrl) ?? 'get-projects-info'
      const listing = await list(first, account, options)
      const form = shouldTryOther(listing) ? otherForm(first) : first
      const answer = form === first ? listing : await list(form, account, options)
      if (answer.ok) workedLast.set(account.baseUrl, form)
      return answer
    },
    getProject: (account, { projectId, developerId, screenId }, reader) =>
      caller.read<ReadProject>({
        account,
        endpoint: 'get-project',
        parameters: { projectid: projectId, developerid: developerId, screenid: screenId },
        timeoutMs: timeouts.projectMs,
        signal: reader.signal,
        receive: (body) => {
          reader.onStart()
          return readProjectXml(body, {
            endpoint: 'get-project',
            projectId,
            onUnits: reader.onUnits,
            onBytes: (done) => reader.onProgress(done, body.length),
          })
        },
      }),
  }
}

const otherForm = (form: ListingForm): ListingForm =>
  form === 'get-projects-info' ? 'list-projects' : 'get-projects-info'

// Only an answer that says "not this one" leads on: a refused login must never be tried a second time.
const shouldTryOther = (listing: Result<Listing>): boolean =>
  !listing.ok &&
  (listing.failure.kind === 'notThisServer' ||
    (listing.failure.kind === 'refused' && [400, 404].includes(listing.failure.status)))
