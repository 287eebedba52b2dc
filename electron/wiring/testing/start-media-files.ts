import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import { failed, type Result, success } from '#core/contract/failure'
import {
  accountIdSchema,
  developerIdSchema,
  projectIdSchema,
  screenIdSchema,
  workspaceIdSchema,
} from '#core/ids'
import { fromJson } from '#core/json'
import type { MediaSettings } from '#core/media/shown/media-settings'
import { demoPlace } from '../../../sandbox/testing/demo-place.ts'
import { startSeeded } from '../../../sandbox/testing/start-seeded.ts'
import { createCrmClient } from '../../crm/calls/client.ts'
import { readingsOfThisRun } from '../../crm/calls/readings-of-this-run.ts'
import { startCalling } from '../../crm/testing/calling.ts'
import { callingAccount } from '../../features/accounts/calling-account.ts'
import { refreshShown } from '../../features/media/shown/refresh-shown.ts'
import { createPasswordVault } from '../../keychain/password-vault.ts'
import { keychainInABox } from '../../keychain/testing/keychain-in-a-box.ts'
import { insertWorkspace } from '../../store/accounts/workspaces.ts'
import type { OpenStore } from '../../store/file/open.ts'
import { readMediaSettings, writeMediaSettings } from '../../store/media/media-settings.ts'
import { listMediaShown, writeMediaShown } from '../../store/media/shown/media-shown.ts'
import { addProjects, readProject } from '../../store/prices/pricelist/projects.ts'
import { handClock, openOrThrow, storeFolder } from '../../store/testing/store-folder.ts'
import { askFiles } from '../../workers/ask-files.ts'
import { forkedReports } from '../../workers/testing/forked-reports.ts'
import { picturesHere } from '../../workers/testing/pictures-here.ts'
import { openMediaFiles } from '../open-media-files.ts'
import { accountsStore } from '../stores/accounts-store.ts'
import { write } from '../stores/write.ts'
import { followedChanges } from './followed-changes.ts'

export const workspaceId = workspaceIdSchema.parse('w1')
export const place = demoPlace()
const projectId = projectIdSchema.parse(place.projectId)
export const of = { workspaceId, projectId }

const reading = forkedReports()
const notStarted: Result<never> = failed({ kind: 'cancelled', again: 'now' })

/** What main does with files of the server: a real store and real HTTP to the sandbox. */
export const startMediaFiles = async () => {
  const directory = storeFolder()
  const sandbox = await startSeeded({
    port: 0,
    controlPort: 0,
    seed: 'demo' as const,
    newPassword: () => 'right',
  })
  const store = await openOrThrow({ directory })
  insertRows(store, { baseUrl: sandbox.baseUrl, developerId: sandbox.developerId })
  const clock = handClock()
  const calling = startCalling({ readPassword: () => Promise.resolve(success(toSecret('right'))) })
  const { announced } = followedChanges(store)
  const accounts = {
    store: accountsStore(store, { clock, backUpStore: () => undefined }),
    vault: createPasswordVault(keychainInABox().keychain),
    demo: { start: () => Promise.resolve(notStarted), address: () => null },
  }
  onTestFinished(async () => {
    await calling.close()
    await sandbox.close()
    store.close()
  })
  const mediaFolder = join(dirname(directory), 'media')
  const stagedFolder = join(mediaFolder, 'staged')
  const around = {
    clock,
    mediaFolder,
    files: askFiles(reading, { stagedFolder, maxFiles: 100 }),
    picturesProcess: picturesHere(),
  }
  const pricelist = { fetchedAt: 1 as number | null, refreshes: 0 }
  const refresh = (signal = new AbortController().signal) =>
    refreshShown(
      {
        clock,
        client: createCrmClient(calling.caller, readingsOfThisRun()),
        accountFor: (wanted) => callingAccount(accounts, { ...wanted, area: 'media' }),
        refreshPricelist: () => {
          pricelist.refreshes += 1
          return Promise.resolve(success(null))
        },
        store: {
          readMediaSettings: (wanted) => readMediaSettings(store.db, wanted),
          readProject: (wanted) => readProject(store.db, wanted),
          pricelistFetchedAt: () => pricelist.fetchedAt,
          write: {
            writeMediaShown: (shown) => write(store, () => writeMediaShown(store.db, shown)),
          },
        },
      },
      { ...of, signal, tell: () => undefined },
    )
  return {
    sandbox,
    store,
    clock,
    calls: calling.calls,
    mediaFolder,
    announced,
    refresh,
    pricelist,
    ...openMediaFiles(store, around, { caller: calling.caller, accounts }),
    shown: () =>
      listMediaShown(store.db, of).map(({ places, ...screen }) => ({
        ...screen,
        places: fromJson(places),
      })),
    choose: (screens: MediaSettings['screens']) =>
      writeMediaSettings(store.db, {
        ...of,
        settings: { ...readMediaSettings(store.db, of), screens },
      }),
    fault: (endpoint: string, fault: object, calls = 1) =>
      fetch(`${sandbox.controlUrl}/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ endpoint, calls, fault }),
      }),
  }
}

const insertRows = (
  { db }: OpenStore,
  { baseUrl, developerId }: { readonly baseUrl: string; readonly developerId: number },
): void => {
  insertWorkspace(db, {
    id: workspaceId,
    name: 'Podviní',
    kind: 'crm',
    timeZone: 'Europe/Prague',
    baseUrl,
    accounts: [
      {
        id: accountIdSchema.parse('w1-media'),
        workspaceId,
        label: 'media',
        areas: ['media', 'prices'],
        login: 'media@demo',
        passwordPlace: 'nowhere',
        projects: null,
        listedProjects: null,
      },
    ],
  })
  addProjects(db, {
    workspaceId,
    fetchedAt: 1,
    projects: [
      {
        id: projectId,
        name: 'Podviní',
        city: null,
        freeUnits: null,
        developerId: developerIdSchema.parse(String(developerId)),
        screenIds: [1, 2].map((id) => screenIdSchema.parse(id)),
      },
    ],
  })
}
