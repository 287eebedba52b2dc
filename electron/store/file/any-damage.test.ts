import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { listWorkspaces } from '../accounts/workspaces.ts'
import { listCalls } from '../activity/activity.ts'
import {
  appendUnits,
  beginPricelist,
  publishPricelist,
  readUnits,
} from '../prices/pricelist/pricelists.ts'
import { readSettings } from '../settings/settings.ts'
import { sampleProject, sampleUnit } from '../testing/samples.ts'
import { openAny, openOrThrow } from '../testing/store-folder.ts'
import { storeWithBackup } from '../testing/store-with-backup.ts'

const of = { workspaceId: workspaceIdSchema.parse('after'), projectId: sampleProject }
const everything = { outcome: 'all', search: '', before: null, limit: 100 } as const

const damage = fc.oneof(
  fc.record({
    kind: fc.constant('overwritten' as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 600 }),
  }),
  fc.record({ kind: fc.constant('cut' as const), at: fc.double({ min: 0, max: 1, noNaN: true }) }),
)
type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never

const damaged = (file: Buffer, what: Damage): Buffer => {
  const at = Math.floor(what.at * (file.length - 1))
  if (what.kind === 'cut') return file.subarray(0, at)
  const copy = Buffer.from(file)
  copy.set(what.bytes.subarray(0, file.length - at), at)
  return copy
}

test('wherever the file is damaged, the application starts and what it shows can be read', async () => {
  const { directory, path } = await storeWithBackup()
  const store = await openOrThrow({ directory })
  const pricelistId = beginPricelist(store.db, { ...of, fetchedAt: 1, seenAct: 0 })
  const units = Array.from({ length: 60 }, (_, index) => sampleUnit(index + 1))
  appendUnits(store.db, { pricelistId, units })
  publishPricelist(store.db, { pricelistId, projectName: 'x', currency: null, attributeTypes: [] })
  store.close()
  const whole = readFileSync(path)
  const folder = temporaryFolder()
  let run = 0

  const startsAfter = async (what: Damage) => {
    const copy = join(folder, String(run++))
    cpSync(directory, copy, { recursive: true })
    writeFileSync(join(copy, 'unitdesk.db'), damaged(whole, what))
    const again = await openAny({ directory: copy })
    if (again.kind === 'closed') {
      // The version number itself was hit: a person decides, and there is a backup to decide for.
      expect(['fromTheFuture', 'migrationFailed']).toContain(again.state.cause)
      expect(again.state.backupFrom).not.toBeNull()
    } else {
      readSettings(again.db)
      listCalls(again.db, everything)
      JSON.parse(readUnits(again.db, { ...of, offset: 0, limit: 100 }))
      expect(listWorkspaces(again.db)).not.toEqual([])
      again.close()
    }
    rmSync(copy, { recursive: true })
  }
  const nearlyGone: Damage = { kind: 'cut', at: 1 / whole.length }
  await fc.assert(fc.asyncProperty(damage, startsAfter), { numRuns: 150, examples: [[nearlyGone]] })
})
