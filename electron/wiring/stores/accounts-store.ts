import { listedProjects } from '#core/prices/pricelist/listed-projects'
import type { Clock } from '#core/time'
import type { AccountsStore } from '../../features/accounts/dependencies.ts'
import * as choices from '../../store/accounts/account-choices.ts'
import { readChoice } from '../../store/accounts/account-choices.ts'
import * as accounts from '../../store/accounts/accounts.ts'
import * as workspaces from '../../store/accounts/workspaces.ts'
import type { ReadableDb } from '../../store/file/handle.ts'
import type { OpenStore } from '../../store/file/open.ts'
import * as cooldowns from '../../store/guards/cooldowns.ts'
import * as deniedEndpoints from '../../store/guards/denied-endpoints.ts'
import * as holds from '../../store/guards/holds.ts'
import { readLoginTrial } from '../../store/guards/login-trials.ts'
import { writeListingForm } from '../../store/prices/pricelist/listing-forms.ts'
import { addListing } from '../../store/prices/pricelist/listings.ts'
import { rememberUntilChanged } from '../../store/rows/remember-until-changed.ts'
import { addEntryLeft } from '../../store/settings/entries-left.ts'
import { readSettings, writeSettings } from '../../store/settings/settings.ts'
import { write } from './write.ts'

interface AccountsStoreServices {
  readonly clock: Clock
  /** Backs the store up after a change that is rare and that only the person could repeat. */
  readonly backUpStore: () => void
}

export const accountsStore = (
  store: OpenStore,
  { clock, backUpStore }: AccountsStoreServices,
): AccountsStore => {
  const { db } = store
  // These are read several times around every call.
  const once = rememberUntilChanged(db, 'workspace', 'account')
  const writeAndBackUp = (change: () => void) => {
    const written = write(store, change)
    if (written.ok) backUpStore()
    return written
  }
  return {
    listWorkspaces: () => once('all', () => workspaces.listWorkspaces(db)),
    ...accountsReads(db, clock),
    clearHold: (login) => write(store, () => holds.releaseHolds(db, login)),
    insertWorkspace: (workspace) => writeAndBackUp(() => workspaces.insertWorkspace(db, workspace)),
    writeTimeZone: (zone) => writeAndBackUp(() => workspaces.writeTimeZone(db, zone)),
    removeWorkspace: (id) => writeAndBackUp(() => workspaces.removeWorkspace(db, id)),
    writePasswordPlace: (account) => write(store, () => accounts.writePasswordPlace(db, account)),
    shownWorkspace: () => readSettings(db).place.workspaceId,
    enterWorkspace: (workspaceId) => {
      const screen = workspaceId === null ? 'welcome' : 'prices'
      const place = { workspaceId, projectId: null, screen } as const
      return write(store, () => writeSettings(db, { ...readSettings(db), place }))
    },
    insertAccount: (account) => writeAndBackUp(() => accounts.insertAccount(db, account)),
    changeAccount: (account) => writeAndBackUp(() => accounts.changeAccount(db, account)),
    removeAccount: (id) => writeAndBackUp(() => accounts.removeAccount(db, id)),
    addEntryLeft: (entry) => write(store, () => addEntryLeft(db, entry)),
    listChoices: (workspaceId) => choices.listChoices(db, workspaceId),
    writeChoice: (choice) => write(store, () => choices.writeChoice(db, choice)),
    saveListing: ({ workspaceId, accountId, listing }) =>
      write(store, () => {
        const listed = listedProjects(listing)
        addListing(db, {
          workspaceId,
          fetchedAt: clock.now(),
          projects: listed,
          listedTo: [{ id: accountId, listedProjects: listed.map(({ id }) => id) }],
        })
        const { baseUrl } = workspaces.listWorkspaces(db).find(({ id }) => id === workspaceId) ?? {}
        if (baseUrl !== undefined) writeListingForm(db, { baseUrl, form: listing.form })
      }),
  }
}

type AccountsReads = Pick<
  AccountsStore,
  'readHold' | 'readOriginHold' | 'listDenied' | 'isProven' | 'listCooling' | 'readChoice'
>

/** How an account stands: what the accounts only read. */
const accountsReads = (db: ReadableDb, clock: Clock): AccountsReads => ({
  readChoice: (place) => readChoice(db, place),
  readHold: (login) => holds.readHold(db, login),
  readOriginHold: (origin) => holds.readOriginHold(db, origin),
  listDenied: (login) => deniedEndpoints.listDeniedEndpoints(db, login),
  isProven: (login) => readLoginTrial(db, login).isProven,
  listCooling: ({ origin, login }) =>
    cooldowns
      .listCooldowns(db)
      .filter((cooldown) => cooldown.origin === origin && cooldown.login === login)
      .map(({ endpoint, begun, lengthMs }) => ({
        endpoint,
        // A clock that was set back makes nothing wait longer than its whole length.
        until: Math.min(begun.at, clock.now()) + lengthMs,
      }))
      .filter(({ until }) => until > clock.now()),
})
