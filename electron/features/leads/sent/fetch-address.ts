import type { Failure } from '#core/contract/failure'
import type { WorkspaceId } from '#core/ids'
import { siteFileName } from '#core/leads/sent/site-reply'
import type { SiteAddress } from '../../../store/leads/sent/site-addresses.ts'
import type { LeadsDependencies, SiteReply } from '../dependencies.ts'

interface FetchAddressInput {
  readonly workspaceId: WorkspaceId
  readonly address: SiteAddress
  readonly signal: AbortSignal
}

type FetchedAddress =
  | { readonly kind: 'file'; readonly name: string; readonly bytes: Uint8Array }
  | Exclude<SiteReply, { kind: 'file' }>
  | { readonly kind: 'unasked'; readonly failure: Failure }
  /** The address was changed or removed meanwhile. */
  | { readonly kind: 'outdated' }

/** Asks the address once, and keeps in mind how that ended. */
export const fetchAddress = async (
  dependencies: Pick<LeadsDependencies, 'store' | 'site' | 'clock'>,
  wanted: FetchAddressInput,
): Promise<FetchedAddress> => {
  const { store, clock } = dependencies
  const { workspaceId, address } = wanted
  const { revision, url } = address
  // Written before the request: with a full disk the site would otherwise be asked all the time.
  const asked = store.commit((rows) => rows.writeSiteAsked({ workspaceId, askedAt: clock.now() }))
  if (!asked.ok) return { kind: 'unasked', failure: asked.failure }
  const reply = await download(dependencies, wanted)
  if (reply.kind === 'cancelled') return reply
  if (store.readSiteAddress(workspaceId)?.revision !== revision) return { kind: 'outdated' }
  const trouble = reply.kind === 'trouble' ? reply.trouble : null
  store.commit((rows) => rows.writeSiteTrouble({ workspaceId, revision, trouble }))
  return reply.kind === 'trouble'
    ? reply
    : { kind: 'file', name: siteFileName({ ...reply, url }), bytes: reply.bytes }
}

const download = async (
  { site }: Pick<LeadsDependencies, 'site'>,
  { workspaceId, address, signal }: FetchAddressInput,
): Promise<SiteReply> => {
  const { url, origin, headerPlace } = address
  if (headerPlace === 'none') return site.download({ url, authorization: null, signal })
  const owner = { workspaceId, origin }
  // The keychain may have an older one, which was replaced while it could not be asked.
  if (headerPlace === 'thisRun' && !site.headers.keptForThisRun(owner)) return headerGone
  const header = await site.headers.read(owner)
  if (header.ok) return site.download({ url, authorization: header.value, signal })
  const isGone = header.failure.kind === 'keychain' && header.failure.cause === 'missing'
  return isGone ? headerGone : { kind: 'trouble', trouble: { kind: 'keychain' } }
}

const headerGone: SiteReply = { kind: 'trouble', trouble: { kind: 'headerGone' } }
