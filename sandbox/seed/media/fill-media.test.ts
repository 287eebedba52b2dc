import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { groupBy } from '../../group-by.ts'
import { allRows, type Db } from '../../state/db.ts'
import { openState } from '../../state/open-state.ts'
import { listPictures } from '../../state/pictures.ts'
import { readPlans } from '../../state/plans.ts'
import { listBuildings, listFloors, listProjects } from '../../state/projects.ts'
import { listResources, readResource } from '../../state/resources.ts'
import { listUnits } from '../../state/units.ts'
import { fillState } from '../fill-state.ts'
import { premiumProjectId } from '../projects/premium-project.ts'
import type { SeedName } from '../projects/seeds.ts'

const seeded = (number = 1, name: SeedName = 'demo'): Db =>
  openState(null, (db) =>
    fillState(db, { name, number, now: 1_790_000_000_000, newPassword: () => 'x' }),
  )

/** All projects but the one that is there for its prices alone. */
const picturedProjects = (db: Db) => listProjects(db).filter(({ id }) => id !== premiumProjectId)
const projectIds = (db: Db): number[] => picturedProjects(db).map(({ id }) => id)
const resourcesOf = (db: Db) => projectIds(db).flatMap((id) => listResources(db, id))

test('the same seed number makes the same files, another one others', () => {
  expect(resourcesOf(seeded())).toEqual(resourcesOf(seeded()))
  const uids = resourcesOf(seeded()).map(({ uid }) => uid)
  expect(resourcesOf(seeded(2)).some(({ uid }) => uids.includes(uid))).toBe(false)
})

const assetsOf = (db: Db): string[] =>
  allRows<{ asset: string }>(db, 'SELECT asset FROM resource').map(({ asset }) => asset)

test('every file of the seeds is an asset, and no asset lies there unused', () => {
  const seeds = [seeded(1), seeded(2), seeded(3), seeded(1, 'large')]
  const used = new Set(seeds.flatMap(assetsOf))
  const folder = join(import.meta.dirname, '../../assets')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${basename(parentPath)}/${name}`)
  expect([...used].sort()).toEqual(files.sort())
})

test('the pictures of the demo are few enough to be looked through', () => {
  const resources = resourcesOf(seeded())
  const pictures = resources.filter(({ contentType }) => contentType === 'image/png')
  expect(pictures.length).toBeGreaterThan(100)
  expect(pictures.length).toBeLessThan(200)
})

test('every flat has a plan on every screen, and the name of its plan says what the flat is', () => {
  const db = seeded()
  for (const { id: projectId, screens } of picturedProjects(db)) {
    const flats = listUnits(db, projectId).filter(
      ({ attributes }) => attributes['flat_type'] === '1',
    )
    for (const planOf of screens.map((screen) => readPlans(db, projectId, screen))) {
      for (const { id, attributes } of flats) {
        const plan = readResource(db, planOf('unit', id) ?? '')?.fileName ?? ''
        const disposition = attributes['flat_disposition']?.replace('+', '-')
        expect(plan).toMatch(new RegExp(`^pudorys-typ-[a-x]-${disposition}\\.png$`))
      }
    }
  }
})

test('a flat that is offered has a card of its own, one that is sold has none', () => {
  const db = seeded()
  const units = projectIds(db).flatMap((id) => listUnits(db, id))
  const flats = units.filter(({ attributes }) => attributes['flat_type'] === '1')
  for (const { pdf, internalId, attributes } of flats) {
    const card = pdf === null ? null : readResource(db, pdf)
    expect(card?.fileName ?? null).toBe(
      attributes['flat_status'] === '3' ? null : `${internalId}.pdf`,
    )
  }
  const cards = flats.flatMap(({ pdf }) => pdf ?? [])
  expect(new Set(cards).size).toBe(cards.length)
})

test('there are gaps to be filled: a house, the floors below ground, empty galleries and none', () => {
  const db = seeded()
  for (const projectId of projectIds(db)) {
    const planOf = readPlans(db, projectId, 2)
    const houses = listBuildings(db, projectId)
    const last = houses.at(-1)
    expect(houses.filter(({ id }) => planOf('building', id) === undefined)).toEqual([last])
    for (const { id, number } of listFloors(db, projectId)) {
      expect(planOf('floor', id) === undefined).toBe(number < 0)
    }
    const pictures = groupBy(listPictures(db, projectId, 1), ({ unitId }) => unitId)
    const flats = listUnits(db, projectId).filter(
      ({ attributes }) => attributes['flat_type'] === '1',
    )
    const [full, empty] = [true, false].map((isFull) =>
      flats.filter(({ id, hasGallery }) => hasGallery && pictures.has(id) === isFull),
    )
    expect(full?.length).toBeGreaterThan(10)
    expect(empty?.length).toBeGreaterThan(5)
    expect(flats.every(({ id, hasGallery }) => hasGallery || !pictures.has(id))).toBe(true)
    expect(flats.some(({ hasGallery }) => !hasGallery)).toBe(true)
  }
})
