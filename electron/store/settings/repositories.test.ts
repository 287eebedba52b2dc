import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settingsSchema } from '#core/contract/settings'
import { developerIdSchema, screenIdSchema, workspaceIdSchema } from '#core/ids'
import { insertWorkspace, listWorkspaces, removeWorkspace } from '../accounts/workspaces.ts'
import { readHold, readOriginHold, writeRefusal } from '../guards/holds.ts'
import { readDealTitles, writeDealTitles } from '../prices/deals/deal-titles.ts'
import { listProjects, readProject, replaceProjects } from '../prices/pricelist/projects.ts'
import { sampleProject, sampleRefusal, sampleWorkspace } from '../testing/samples.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { readSettings, writeSettings } from './settings.ts'
import { readWindowPlace, writeWindowPlace } from './window-place.ts'

const workspaceId = workspaceIdSchema.parse('w1')

test('settings survive, and one bad value costs nobody the others', async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  const settings = { ...readSettings(db), language: 'cs', density: 'compact' } as const
  writeSettings(db, settings)
  expect(readSettings(db)).toEqual(settings)
  db.prepare("UPDATE preference SET value = '\"klingon\"' WHERE name = 'language'").run()
  expect(readSettings(db)).toEqual({ ...settings, language: 'system' })
  close()
})

test('whatever a person chose is what the next start reads', async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  const { language, colorScheme, density, place } = settingsSchema.shape
  const screens = place.shape.screen.options
  const settings = fc.record({
    language: fc.constantFrom(...language.options),
    colorScheme: fc.constantFrom(...colorScheme.options),
    density: fc.constantFrom(...density.options),
    isAnyCallOn: fc.boolean(),
    personName: fc.constantFrom('', 'Jana Nováková'),
    place: fc.record({
      workspaceId: fc.option(fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/)),
      projectId: fc.option(fc.integer({ min: 1 })),
      screen: fc.constantFrom(...screens),
    }),
  })
  fc.assert(
    fc.property(settings, (chosen) => {
      const parsed = settingsSchema.parse(chosen)
      writeSettings(db, parsed)
      expect(readSettings(db)).toEqual(parsed)
    }),
  )
  close()
})

test('the window remembers its place', async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  expect(readWindowPlace(db)).toBeNull()
  const place = { x: -5, y: 10, width: 1200, height: 800, maximized: true }
  writeWindowPlace(db, place)
  expect(readWindowPlace(db)).toEqual(place)
  close()
})

const titles = { project: null, unit: 'Jednotka', deal: 'Případ' }

test('a workspace comes and goes with all that belongs to it', async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(db, sampleWorkspace('w1'))
  insertWorkspace(db, sampleWorkspace('w2'))
  writeRefusal(db, sampleRefusal, { holds: true })
  writeRefusal(db, { ...sampleRefusal, login: 'leads' }, { holds: true })
  for (const id of [workspaceId, workspaceIdSchema.parse('w2')]) {
    writeDealTitles(db, { workspaceId: id, titles })
  }
  removeWorkspace(db, workspaceId)
  expect(readDealTitles(db, workspaceId)).toBeNull()
  expect(readDealTitles(db, workspaceIdSchema.parse('w2'))).toEqual(titles)
  expect(listWorkspaces(db)).toEqual([sampleWorkspace('w2')])
  expect(readHold(db, { ...sampleRefusal, login: 'leads' })).toBeNull()
  // The other workspace has the same login.
  expect(readHold(db, sampleRefusal)).not.toBeNull()
  removeWorkspace(db, workspaceIdSchema.parse('w2'))
  expect([readHold(db, sampleRefusal), readOriginHold(db, sampleRefusal.origin)]).toEqual([
    null,
    null,
  ])
  close()
})

test('there is one demo', async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(db, { ...sampleWorkspace('w1'), kind: 'demo' })
  expect(() => insertWorkspace(db, { ...sampleWorkspace('w2'), kind: 'demo' })).toThrow(/UNIQUE/)
  expect(listWorkspaces(db)).toHaveLength(1)
  close()
})

test('a project that the server no longer lists is gone', async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(db, sampleWorkspace('w1'))
  const project = {
    id: sampleProject,
    name: 'Podviní',
    city: 'Praha 9',
    freeUnits: 3,
    developerId: developerIdSchema.parse('4211'),
    screenIds: [screenIdSchema.parse(2)],
  }
  replaceProjects(db, { workspaceId, projects: [project], fetchedAt: 1 })
  expect(readProject(db, { workspaceId, projectId: sampleProject })).toEqual(project)
  const { developerId: _developer, screenIds: _screens, ...shown } = project
  expect(listProjects(db, workspaceId)).toEqual([{ ...shown, fetchedAt: 1 }])
  replaceProjects(db, { workspaceId, projects: [], fetchedAt: 2 })
  expect(listProjects(db, workspaceId)).toEqual([])
  close()
})
