import { mayStillBeKept } from '#core/accounts/may-still-be-kept'
import { toSecret } from '#core/accounts/secret'
import { failed, type InputRule, type Result, success } from '#core/contract/failure'
import type { OutputOf, ParsedInputOf } from '#core/contract/index'
import type { WorkspaceId } from '#core/ids'
import { isHeaderValue } from '#core/leads/sent/header-value'
import { parseSiteAddress } from '#core/leads/sent/site-address'
import { isTimeZone } from '#core/wall-time'
import type { SiteAddress } from '../../../store/leads/sent/site-addresses.ts'
import type { LeadsDependencies } from '../dependencies.ts'

type SaveAddressInput = ParsedInputOf<'leads.saveAddress'>
type AddressDependencies = Pick<LeadsDependencies, 'store' | 'site'>

const invalid = (path: string, rule: InputRule): Result<never> =>
  failed({ kind: 'invalidInput', path, rule, again: 'afterFix' })

/** The address as the page may know it: of the header only where its value is stored. */
export const shownAddress = (
  { store }: Pick<LeadsDependencies, 'store'>,
  workspaceId: WorkspaceId,
): OutputOf<'leads.readSettings'>['address'] => {
  const address = store.readSiteAddress(workspaceId)
  if (address === null) return null
  const archive = store.findLeadArchive(workspaceId)
  const { url, timeZone, headerPlace, askedAt, trouble } = address
  const files = store.listWatchedFiles({ archive, source: 'address' })
  return { url, timeZone, headerPlace, askedAt, trouble, newest: files[0] ?? null }
}

/** The value of the header goes from here into the keychain, and nowhere else. */
export const saveAddress = async (
  { store, site }: AddressDependencies,
  { workspaceId, url: text, timeZone, header }: SaveAddressInput,
): Promise<Result<null>> => {
  if (!isTimeZone(timeZone)) return invalid('timeZone', 'invalid_value')
  const parsed = parseSiteAddress(text)
  if (!parsed.ok) return invalid('url', parsed.fault)
  const { url, origin } = parsed
  const before = store.readSiteAddress(workspaceId)
  const place = await placeHeader({ store, site }, { workspaceId, origin, header, before })
  if (!place.ok) return place
  const left = leftBehind(before, { origin, headerPlace: place.value })
  if (left !== null) {
    const forgotten = await forgetHeader({ store, site }, workspaceId, left)
    if (!forgotten.ok) return forgotten
  }
  const saved = store.commit((rows) => {
    const address = { url, origin, timeZone, headerPlace: place.value }
    rows.saveSiteAddress({ workspaceId, address })
    if (place.value === 'keychain') rows.removeHeaderLeft({ workspaceId, origin })
    return null
  })
  if (!saved.ok && header.kind === 'set' && before?.origin !== origin) {
    await site.headers.forget({ workspaceId, origin })
  }
  site.given.delete(workspaceId)
  return saved
}

interface HeaderPlacing extends Pick<SaveAddressInput, 'workspaceId' | 'header'> {
  readonly origin: string
  readonly before: SiteAddress | null
}

const placeHeader = async (
  { store, site: { headers } }: AddressDependencies,
  { workspaceId, origin, header, before }: HeaderPlacing,
): Promise<Result<SiteAddress['headerPlace']>> => {
  if (header.kind === 'none') return success('none')
  if (header.kind === 'keep') {
    // The header of one site is not sent to another.
    return before !== null && before.headerPlace !== 'none' && before.origin !== origin
      ? invalid('header', 'otherSite')
      : success(before?.headerPlace ?? 'none')
  }
  const value = header.value.trim()
  if (!isHeaderValue(value)) return invalid('header', 'headerValue')
  const secret = toSecret(value)
  const kept = await headers.keep({ workspaceId, origin }, secret)
  if (kept.ok) return success('keychain')
  if (mayStillBeKept(kept.failure)) {
    store.commit((rows) => rows.addHeaderLeft({ workspaceId, origin }))
  }
  if (header.withoutKeychain === 'refuse') return kept
  headers.keepForThisRun({ workspaceId, origin }, secret)
  return success('thisRun')
}

/** The owner of a header that nobody needs any more; null where there is none. */
const leftBehind = (
  before: SiteAddress | null,
  now: Pick<SiteAddress, 'origin' | 'headerPlace'>,
): SiteAddress | null => {
  if (before === null || before.headerPlace === 'none') return null
  return now.headerPlace === 'none' || before.origin !== now.origin ? before : null
}

const forgetHeader = async (
  { store, site }: Pick<LeadsDependencies, 'store' | 'site'>,
  workspaceId: WorkspaceId,
  { origin, headerPlace }: SiteAddress,
): Promise<Result<null>> => {
  if (headerPlace === 'none') return success(null)
  const owner = { workspaceId, origin }
  const forgotten = await site.headers.forget(owner)
  // A keychain that cannot be asked keeps nobody from deleting anything: it is asked again at the next start.
  return forgotten.ok
    ? forgotten
    : store.commit((rows) => {
        rows.addHeaderLeft(owner)
        return null
      })
}

/** Removes the header before its owner is removed, so that the keychain has no entry without an owner. */
export const forgetSiteHeader = async (
  { store, site }: Pick<LeadsDependencies, 'store' | 'site'>,
  workspaceId: WorkspaceId,
): Promise<Result<null>> => {
  const address = store.readSiteAddress(workspaceId)
  site.given.delete(workspaceId)
  return address === null ? success(null) : forgetHeader({ store, site }, workspaceId, address)
}

/** Removes headers that the keychain could not be asked to remove in an earlier run. */
export const forgetHeadersLeft = async ({
  store,
  site,
}: Pick<LeadsDependencies, 'store' | 'site'>): Promise<void> => {
  for (const owner of store.listHeadersLeft()) {
    // A person keeps it again while another one is asked about: the next start knows whether it is needed.
    if (site.headers.wasToKeep(site.headers.nameOf(owner))) continue
    const now = store.readSiteAddress(owner.workspaceId)
    const isNeeded = now?.origin === owner.origin && now.headerPlace === 'keychain'
    const forgotten = isNeeded ? success(null) : await site.headers.forget(owner)
    if (!forgotten.ok) return
    store.commit((rows) => rows.removeHeaderLeft(owner))
  }
}

export const forgetAddress = async (
  { store, site }: AddressDependencies,
  workspaceId: WorkspaceId,
): Promise<Result<null>> => {
  const forgotten = await forgetSiteHeader({ store, site }, workspaceId)
  if (!forgotten.ok) return forgotten
  return store.commit((rows) => {
    rows.removeSiteAddress(workspaceId)
    return null
  })
}
