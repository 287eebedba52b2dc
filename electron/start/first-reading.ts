import { accountsCalls } from '#core/contract/accounts'
import type { ScreenName } from '#core/contract/app'
import { jobsCalls } from '#core/contract/jobs'
import { pricesCalls } from '#core/contract/prices'
import { type Settings, settingsCalls } from '#core/contract/settings'
import { storeCalls } from '#core/contract/store'
import { chosenProject } from '#core/prices/pricelist/chosen-project'
import { unitChunk } from '#core/prices/pricelist/unit-chunk'
import type { Clock } from '#core/time'
import { listWorkspaces } from '../features/accounts/list-workspaces.ts'
import { readServing } from '../features/accounts/read-serving.ts'
import type { FirstAnswer } from '../ipc/first-answer.ts'
import * as workspaces from '../store/accounts/workspaces.ts'
import type { ReadableDb } from '../store/file/handle.ts'
import { readPricelist, readUnitsJson } from '../store/prices/pricelist/pricelists.ts'
import { listProjects } from '../store/prices/pricelist/projects.ts'
import { openState } from '../store/recovery/restored-notice.ts'
import { readSettings } from '../store/settings/settings.ts'
import { readWindowPlace, type WindowPlace } from '../store/settings/window-place.ts'
import { accountsReads } from '../wiring/accounts-reads.ts'

/** What is asked before the first screen is drawn, and what each answer must be. */
export const firstOutputs = {
  'settings.readSettings': settingsCalls['settings.readSettings'].output,
  'store.readState': storeCalls['store.readState'].output,
  'accounts.listWorkspaces': accountsCalls['accounts.listWorkspaces'].output,
  'accounts.readServing': accountsCalls['accounts.readServing'].output,
  'jobs.listJobs': jobsCalls['jobs.listJobs'].output,
  'prices.listProjects': pricesCalls['prices.listProjects'].output,
  'prices.readPricelist': pricesCalls['prices.readPricelist'].output,
  'prices.readUnits': pricesCalls['prices.readUnits'].output,
}

const answer = (name: keyof typeof firstOutputs, input: unknown, value: unknown): FirstAnswer => ({
  name,
  input,
  value: firstOutputs[name].parse(value),
})

export interface FirstReading {
  readonly answers: readonly FirstAnswer[]
  /** The one that the page begins with. */
  readonly screen: ScreenName
  readonly windowPlace: WindowPlace | null
  readonly staysInTray: boolean
}

interface Reader {
  readonly clock: Clock
  readonly staysInTray: boolean
}

/** As a start asks it: what a run keeps for itself is gone by then, and nothing is under way. */
export const firstReading = (db: ReadableDb, { clock, staysInTray }: Reader): FirstReading => {
  const settings = readSettings(db)
  const accounts = accountsAtStart(db, clock)
  return {
    screen: settings.place.screen,
    windowPlace: readWindowPlace(db),
    staysInTray,
    answers: [
      answer('settings.readSettings', {}, settings),
      answer('store.readState', {}, openState(db)),
      answer('accounts.listWorkspaces', {}, listWorkspaces(accounts)),
      answer('jobs.listJobs', {}, []),
      ...answersOfPlace(db, { accounts, place: settings.place }),
    ],
  }
}

type Accounts = Parameters<typeof readServing>[0]

const accountsAtStart = (db: ReadableDb, clock: Clock): Accounts => ({
  store: {
    listWorkspaces: () => workspaces.listWorkspaces(db),
    ...accountsReads(db, clock),
  },
  vault: { keptForThisRun: () => false },
})

const answersOfPlace = (
  db: ReadableDb,
  { accounts, place }: { readonly accounts: Accounts; readonly place: Settings['place'] },
): FirstAnswer[] => {
  const { workspaceId } = place
  if (workspaceId === null) return []
  const projects = listProjects(db, workspaceId)
  const listed = answer('prices.listProjects', { workspaceId }, projects)
  const project = chosenProject(projects, place)
  if (project === null || place.screen !== 'prices') return [listed]
  const of = { workspaceId, projectId: project.id }
  const served = { ...of, area: 'prices' } as const
  const chunk = unitChunk(of, 0)
  return [
    listed,
    answer('accounts.readServing', served, readServing(accounts, served)),
    answer('prices.readPricelist', of, readPricelist(db, of)),
    answer('prices.readUnits', chunk, { units: readUnitsJson(db, chunk) }),
  ]
}
