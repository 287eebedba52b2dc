import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type ProjectId, projectIdSchema, type WorkspaceId } from '#core/ids'
import { toJson } from '#core/json'
import { insertWorkspace } from '../store/accounts/workspaces.ts'
import type { WritableDb } from '../store/file/handle.ts'
import { writeRefusal } from '../store/guards/holds.ts'
import {
  appendUnits,
  beginPricelist,
  publishPricelist,
} from '../store/prices/pricelist/pricelists.ts'
import { replaceProjects } from '../store/prices/pricelist/projects.ts'
import { readSettings, writeSettings } from '../store/settings/settings.ts'
import { windowPlaceSchema, writeWindowPlace } from '../store/settings/window-place.ts'
import { sampleUnit, sampleWorkspace } from '../store/testing/samples.ts'
import { handClock, openOrThrow, storeFolder } from '../store/testing/store-folder.ts'
import { firstForm } from './first-form.ts'
import { firstOutputs, firstReading } from './first-reading.ts'

const reader = { clock: handClock(), staysInTray: true }
const workspace = sampleWorkspace()
const [ponavka, vily] = [7, 8].map((id) => projectIdSchema.parse(id)) as [ProjectId, ProjectId]

const openStore = async (): Promise<WritableDb> => {
  const { db } = await openOrThrow({ directory: storeFolder() })
  return db
}

const project = (id: ProjectId, name: string) => ({
  id,
  name,
  city: null,
  freeUnits: 3,
  developerId: null,
  screenIds: [],
})

/** A workspace of two projects, of which the second one is loaded. */
const worked = async (): Promise<WritableDb> => {
  const db = await openStore()
  insertWorkspace(db, workspace)
  replaceProjects(db, {
    workspaceId: workspace.id,
    projects: [project(ponavka, 'Ponávka'), project(vily, 'Vily')],
    fetchedAt: 5,
  })
  const of = { workspaceId: workspace.id, projectId: vily }
  const pricelistId = beginPricelist(db, { ...of, fetchedAt: 6 })
  appendUnits(db, { pricelistId, units: [sampleUnit(1), sampleUnit(2)] })
  publishPricelist(db, {
    pricelistId,
    projectName: 'Vily',
    currency: 'CZK',
    attributeTypes: [],
  })
  return db
}

interface Place {
  readonly workspaceId?: WorkspaceId | null
  readonly projectId?: ProjectId | null
  readonly screen?: 'prices' | 'leads'
}

const goTo = (db: WritableDb, place: Place): void =>
  writeSettings(db, {
    ...readSettings(db),
    place: { workspaceId: workspace.id, projectId: null, screen: 'prices', ...place },
  })

const named = (db: WritableDb) =>
  new Map(
    firstReading(db, reader).answers.map(({ name, input, value }) => [name, { input, value }]),
  )

test('a person who was at prices is told them, of the project that was shown', async () => {
  const db = await worked()
  goTo(db, { projectId: vily })
  const of = { workspaceId: workspace.id, projectId: vily }
  const answers = named(db)
  expect(answers.get('prices.readPricelist')).toMatchObject({
    input: of,
    value: { projectName: 'Vily', unitCount: 2 },
  })
  expect(answers.get('prices.readUnits')?.input).toEqual({ ...of, offset: 0, limit: 1_000 })
  const units = toJson([sampleUnit(1), sampleUnit(2)])
  expect(answers.get('prices.readUnits')?.value).toEqual({ units })
  expect(answers.get('accounts.readServing')).toMatchObject({
    input: { ...of, area: 'prices' },
    value: { chosen: 'w1-prices' },
  })
})

test('without a project that was shown it is the first; a project that is not loaded has no pricelist', async () => {
  const db = await worked()
  goTo(db, {})
  expect(named(db).get('prices.readPricelist')).toEqual({
    input: { workspaceId: workspace.id, projectId: ponavka },
    value: null,
  })
})

test('who was elsewhere is told what every screen begins with', async () => {
  const db = await worked()
  goTo(db, { screen: 'leads' })
  expect([...named(db).keys()]).toEqual([
    'settings.readSettings',
    'store.readState',
    'accounts.listWorkspaces',
    'jobs.listJobs',
    'prices.listProjects',
  ])
  expect(firstReading(db, reader).screen).toBe('leads')
})

test('without a workspace there is the welcome', async () => {
  const db = await openStore()
  expect(firstReading(db, reader).screen).toBe('welcome')
  expect(named(db).has('prices.listProjects')).toBe(false)
})

test('an account that is held is so from the first moment', async () => {
  const db = await worked()
  goTo(db, {})
  const [account] = workspace.accounts
  if (!account) throw new Error('the sample has no account')
  writeRefusal(
    db,
    { accountId: account.id, since: 9, endpoint: 'get-projects-info' },
    { holds: true },
  )
  expect(named(db).get('accounts.listWorkspaces')?.value).toMatchObject([
    { accounts: [{ state: { kind: 'held', since: 9, failuresInARow: 1 } }] },
  ])
})

test('the place of the window is told with it', async () => {
  const db = await openStore()
  expect(firstReading(db, reader).windowPlace).toBeNull()
  const place = { x: 1, y: 2, width: 1_300, height: 800, maximized: true }
  writeWindowPlace(db, place)
  expect(firstReading(db, reader).windowPlace).toEqual(place)
})

test('whatever changes the form of an answer, or of all of them, changes its name', async () => {
  const schemas = { ...firstOutputs, windowPlace: windowPlaceSchema }
  const forms = Object.entries(schemas).map(([name, schema]) => [
    name,
    z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }),
  ])
  const reading = firstReading(await openStore(), reader)
  const parts = [Object.keys(reading), Object.keys(reading.answers[0] ?? {})]
  const form = createHash('sha256')
    .update(JSON.stringify([forms, parts]))
    .digest('hex')
  // Also by hand where an answer means something else than it did.
  expect(firstForm('1.2.3')).toBe(`1.2.3 ${form}`)
})
