import { expect, test } from 'vitest'
import { projectIdSchema, screenIdSchema, workspaceIdSchema } from '#core/ids'
import { insertWorkspace } from '../../../store/accounts/workspaces.ts'
import { openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import { mediaStore } from '../../../wiring/stores/media-store.ts'
import { projectPlaces } from './project-places.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const of = { workspaceId, projectId: projectIdSchema.parse(10) }
const screenId = screenIdSchema.parse(1)

test('what the window has read of the places does not hide that files were matched with older ones', async () => {
  const store = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(store.db, {
    id: workspaceId,
    name: 'W',
    kind: 'crm',
    timeZone: 'Europe/Prague',
    baseUrl: 'https://crm.example',
    accounts: [],
  })
  const kept = mediaStore(store)
  const places = projectPlaces(kept, () => Promise.resolve())
  places.haveMatched(of, places.knownAt(of))
  expect(places.hasChanged(of)).toBe(false)
  kept.write.writeMediaShown({ ...of, screenId, fetchedAt: 5, places: [] })
  await places.read(of)
  expect(places.hasChanged(of)).toBe(true)
  places.haveMatched(of, places.knownAt(of))
  expect(places.hasChanged(of)).toBe(false)
  store.close()
})
