import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import { insertWorkspace } from '../accounts/workspaces.ts'
import { appendCall } from '../activity/activity.ts'
import type { WritableDb } from '../file/handle.ts'
import { appendUnits, beginPricelist, publishPricelist } from '../prices/pricelist/pricelists.ts'
import { writeSendLimit } from '../prices/rules/send-limit.ts'
import { sampleCall, sampleProject, sampleUnit, sampleWorkspace } from '../testing/samples.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'
import { hear, judge, nothingAcknowledged, type Verdict } from './acknowledged.ts'

const publish = (db: WritableDb, size: number): void => {
  const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: sampleProject }
  const pricelistId = beginPricelist(db, { ...of, fetchedAt: 1, seenAct: 0 })
  const units = Array.from({ length: size }, (_, index) => sampleUnit(index + 1))
  appendUnits(db, { pricelistId, units })
  publishPricelist(db, { pricelistId, projectName: 'x', currency: null, attributeTypes: [] })
}
const limit = (db: WritableDb, sumMinor: number) =>
  writeSendLimit(db, { workspaceId: workspaceIdSchema.parse('w1'), sumMinor })
const record = (db: WritableDb, endpoint: string) => appendCall(db, sampleCall({ endpoint }))

const cases: [name: string, lines: string[], write: (db: WritableDb) => void, verdict: Verdict][] =
  [
    ['a store that nobody was promised anything of', [], () => undefined, 'kept'],
    ['a store with more than was promised', [], (db) => record(db, 'a'), 'kept'],
    ['a promised call that is there', ['call a'], (db) => record(db, 'a'), 'kept'],
    ['a promised call that is not', ['call a', 'call b'], (db) => record(db, 'a'), 'lost'],
    [
      'a call that is there twice',
      ['call a'],
      (db) => ['a', 'a'].map((name) => record(db, name)),
      'damaged',
    ],
    ['a promised pricelist', ['pricelist 1'], (db) => publish(db, 80), 'kept'],
    ['a promised pricelist that is not there', ['pricelist 1'], () => undefined, 'lost'],
    ['half a pricelist', ['pricelist 1'], (db) => publish(db, 40), 'damaged'],
    ['a promised place that is not there', ['place 3'], () => undefined, 'lost'],
    ['a promised limit that is told', ['limit 3'], (db) => limit(db, 3), 'kept'],
    ['a promised limit that is not there', ['limit 3'], (db) => limit(db, 2), 'lost'],
    [
      'a limit that the audit does not tell of',
      ['limit 3'],
      (db) => {
        db.exec('DROP TRIGGER temp.audit_send_limit_made')
        limit(db, 3)
      },
      'damaged',
    ],
  ]

test.each(cases)('%s is judged', async (_name, lines, write, verdict) => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(db, sampleWorkspace('w1'))
  const acknowledged = nothingAcknowledged()
  for (const line of lines) hear(acknowledged, line)
  write(db)
  expect(judge(db, acknowledged)).toBe(verdict)
  close()
})

test('a writer that could not open the store is not taken for one with nothing to say', () => {
  expect(() => hear(nothingAcknowledged(), 'closed full')).toThrow(/closed full/)
})
