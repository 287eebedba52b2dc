import { cancelled, failed, type Result, success } from '#core/contract/failure'
import type { WorkspaceId } from '#core/ids'
import { waitsForPerson } from '#core/leads/sent/address-trouble'
import { isSiteDue } from '#core/leads/sent/site-schedule'
import type { LeadsDependencies } from '../dependencies.ts'
import { fetchAddress } from './fetch-address.ts'
import { takeWatched } from './take-watched.ts'

interface AskAddressInput {
  readonly workspaceId: WorkspaceId
  /** A person asks whenever they like, also what has refused before. */
  readonly asker: 'person' | 'schedule'
  readonly signal: AbortSignal
}

/** An address is not asked twice at once. */
export const addressOf = (workspaceId: WorkspaceId): string => `address of ${workspaceId}`

export const isAddressDue = (
  { store, clock }: Pick<LeadsDependencies, 'store' | 'clock'>,
  workspaceId: WorkspaceId,
): boolean => {
  const address = store.readSiteAddress(workspaceId)
  return address !== null && isSiteDue(address, store.readLeadSettings(workspaceId), clock.now())
}

/** Takes what the web site's address has now. Its trouble is kept beside it, and is no failure of whoever asks. */
export const askAddress = (
  dependencies: LeadsDependencies,
  wanted: AskAddressInput,
): Promise<Result<null>> =>
  dependencies.inTurn(addressOf(wanted.workspaceId), () => askInTurn(dependencies, wanted))

/** Whoever asks the CRM asks the site as well, unless that has refused. */
export const askSiteAlong = async (
  dependencies: LeadsDependencies,
  { workspaceId, signal }: Omit<AskAddressInput, 'asker'>,
): Promise<void> => {
  const address = dependencies.store.readSiteAddress(workspaceId)
  if (address === null || waitsForPerson(address.trouble)) return
  await askAddress(dependencies, { workspaceId, asker: 'person', signal })
}

const askInTurn = async (
  dependencies: LeadsDependencies,
  { workspaceId, asker, signal }: AskAddressInput,
): Promise<Result<null>> => {
  const { store, site } = dependencies
  const address = store.readSiteAddress(workspaceId)
  if (address === null) return success(null)
  const deletions = store.countDeletions(workspaceId)
  // Another run may have asked while this one waited for its turn.
  if (asker === 'schedule' && !isAddressDue(dependencies, workspaceId)) return success(null)
  const fetched = await fetchAddress(dependencies, { workspaceId, address, signal })
  if (fetched.kind === 'cancelled') return failed(cancelled)
  if (fetched.kind === 'unasked') return failed(fetched.failure)
  if (fetched.kind !== 'file') return success(null)
  const { name, bytes } = fetched
  const { timeZone } = address
  const given = { workspaceId, source: 'address', timeZone, name, bytes, deletions } as const
  const taken = await takeWatched(dependencies, given, signal)
  if (taken === null) return failed(cancelled)
  const { id: fileId, state } = taken.file
  if (state.kind === 'unmapped') site.given.set(workspaceId, { fileId, bytes })
  else site.given.delete(workspaceId)
  return success(null)
}
