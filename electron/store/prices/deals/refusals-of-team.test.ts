import { expect, onTestFinished, test } from 'vitest'
import { originOf } from '#core/accounts/login-key'
import type { Act } from '#core/activity/act'
import { batchIdSchema, unitIdSchema, workspaceIdSchema } from '#core/ids'
import type { Batch, BatchUnit } from '#core/prices/batch/batch'
import { insertWorkspace } from '../../accounts/workspaces.ts'
import { listActs } from '../../activity/audit/audit.ts'
import {
  type ActOfTeam,
  followActs,
  shareAuditAnew,
  shareAuditWith,
} from '../../activity/audit/shared-audit.ts'
import { sampleProject, sampleUnit, sampleWorkspace } from '../../testing/samples.ts'
import { openOrThrow, storeFolder } from '../../testing/store-folder.ts'
import { insertBatch } from '../batch/batches.ts'
import { settleBatch } from '../batch/settle-batch.ts'
import {
  appendUnits,
  beginPricelist,
  publishPricelist,
  readSeenAct,
} from '../pricelist/pricelists.ts'
import { listDealEvidence, type Refusals, rememberRefusals } from './deal-evidence.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: sampleProject }
const free = 0
const reserved = 2
const words = 'Unit is attached to a Deal'
const crm = originOf(sampleWorkspace('w1').baseUrl)

/** The desk of one person of a team, with a list of one unit. */
const sitDown = async () => {
  const { db, close } = await openOrThrow({ directory: storeFolder() })
  onTestFinished(close)
  insertWorkspace(db, sampleWorkspace('w1'))
  shareAuditWith(db, 'team')
  return {
    db,
    load: (statusCode: number | null) => {
      const asked = { ...of, fetchedAt: 2, seenAct: readSeenAct(db) }
      const pricelistId = beginPricelist(db, asked)
      appendUnits(db, { pricelistId, units: [{ ...sampleUnit(7), statusCode }] })
      publishPricelist(db, { pricelistId, projectName: '', currency: 'CZK', attributeTypes: [] })
    },
    evidence: () => listDealEvidence(db, of),
    /** Follows a page of the record. */
    follow: (...acts: readonly (readonly [id: number, Act])[]) =>
      followActs(
        db,
        acts.map(
          ([id, act]): ActOfTeam => ({
            id,
            at: 1_000 + id,
            person: 'Jana',
            desk: 'desk-1',
            isOwn: false,
            act,
            hash: `${id}`,
          }),
        ),
      ),
  }
}

const unit = (state: BatchUnit['state']): BatchUnit => ({
  unitId: unitIdSchema.parse(7),
  number: 'A.7',
  building: 'Dům A',
  area: null,
  state,
  before: { netMinor: 100, grossMinor: 121 },
  after: { netMinor: 200, grossMinor: 242 },
  message: state === 'culprit' ? words : null,
  seen: null,
})

const batch: Batch = {
  id: batchIdSchema.parse('b1'),
  ...of,
  draftId: null,
  draftName: 'Jaro',
  createdAt: 1,
  author: 'Jana Nováková',
  account: null,
  note: '',
  unitCount: 1,
  sumBeforeMinor: 121,
  sumAfterMinor: 242,
  state: { kind: 'sending', since: 1 },
  foundOutAt: null,
  rollsBack: null,
  origins: [],
}

/** What a desk tells of a unit that was refused, for its deal or for something else. */
const toldOf = async (refusals: Refusals['units'] | null): Promise<Act> => {
  const { db } = await sitDown()
  insertBatch(db, { batch, units: [unit('sent')] })
  settleBatch(db, {
    batchId: batch.id,
    at: 3,
    state: { kind: 'rejected', at: 3, message: '' },
    units: [unit('culprit')],
    isFoundOut: false,
    sentStep: null,
    refusals: refusals && { ...of, at: 3, units: refusals },
  })
  const filter = { unit: '', person: null, from: null, to: null }
  const told = listActs(db, { filter, offset: 0, limit: 10 }).find(({ kind }) => kind === 'price')
  if (told === undefined) throw new Error('nothing was told')
  return told
}

const refusedWith = (statusCode: number | null) =>
  toldOf([{ unitId: unitIdSchema.parse(7), message: words, statusCode }])

const lock = { kind: 'refused', unitId: 7, message: '', statusCode: free }

test('a unit that the CRM has refused a colleague for its deal is locked here until its status changes', async () => {
  const told = await refusedWith(free)
  expect(told).toMatchObject({ outcome: 'culprit', crm, after: { netMinor: 200, grossMinor: 242 } })
  // The CRM might name a customer.
  expect(JSON.stringify(told)).not.toContain(words)
  const { load, follow, evidence } = await sitDown()
  load(free)
  follow([5, told])
  expect(evidence()).toEqual([{ ...lock, at: 1_005 }])
  load(free)
  expect(evidence()).toHaveLength(1)
  load(reserved)
  load(free)
  expect(evidence()).toEqual([])
})

test.each([null, reserved])('the status that the unit had there counts: %j', async (statusCode) => {
  const { load, follow, evidence } = await sitDown()
  // A list of before may know another one.
  load(free)
  follow([5, await refusedWith(statusCode)])
  expect(evidence()).toMatchObject([{ statusCode }])
  load(statusCode)
  expect(evidence()).toHaveLength(1)
})

test('what was refused for something else, in another CRM or project, or is told in no known way locks nothing', async () => {
  const told = await refusedWith(free)
  const { load, follow, evidence } = await sitDown()
  load(free)
  const other = (after: Act['after']) => ({ ...told, after })
  follow(
    [1, await toldOf(null)],
    [2, { ...told, crm: 'https://other.example.com' }],
    [3, { ...told, projectId: sampleProject + 1 }],
    [4, { ...told, unitId: 8 }],
    [5, other({ refusal: { statusCode: 'free' } })],
    [6, other({ refusal: 'yes' })],
    [7, { ...told, outcome: 'differs' }],
  )
  expect(evidence()).toEqual([])
})

test('what was heard before there was a list of the project locks its first list', async () => {
  const { load, follow, evidence } = await sitDown()
  follow([5, await refusedWith(free)])
  load(free)
  expect(evidence()).toMatchObject([lock])
  const later = await sitDown()
  later.follow([5, await refusedWith(free)])
  later.load(reserved)
  expect(later.evidence()).toEqual([])
})

test('a price that has arrived since shows that the deal is gone, however late both are heard', async () => {
  const told = await refusedWith(free)
  const arrived = { ...told, outcome: 'confirmed' as const }
  for (const pages of [[[5, 6]], [[5], [6]]]) {
    const { load, follow, evidence } = await sitDown()
    load(free)
    for (const page of pages) {
      follow(...page.map((id): [number, Act] => [id, id === 5 ? told : arrived]))
    }
    expect(evidence()).toEqual([])
    follow([7, told])
    expect(evidence()).toHaveLength(1)
  }
  const late = await sitDown()
  late.follow([5, told], [6, arrived])
  late.load(free)
  expect(late.evidence()).toEqual([])
})

test('a price that arrived from here since shows it too, and of two refusals the newer one counts', async () => {
  const told = await refusedWith(reserved)
  const { db, load, follow, evidence } = await sitDown()
  load(free)
  const refuse = (at: number) =>
    rememberRefusals(db, {
      ...of,
      at,
      units: [{ unitId: unitIdSchema.parse(7), message: words, statusCode: free }],
    })
  refuse(2_000)
  follow([5, told])
  expect(evidence()).toEqual([{ ...lock, message: words, at: 2_000 }])
  follow([1_500, told])
  expect(evidence()).toEqual([{ ...lock, statusCode: reserved, at: 2_500 }])

  insertBatch(db, { batch, units: [unit('sent')] })
  settleBatch(db, {
    batchId: batch.id,
    at: 3,
    state: { kind: 'confirmed', at: 3 },
    units: [unit('confirmed')],
    isFoundOut: false,
    sentStep: null,
    refusals: null,
  })
  db.prepare('DELETE FROM deal_evidence').run()
  follow([1_600, told])
  expect(evidence()).toEqual([])
})

test('a record that is followed anew brings no lock back that a list has taken away', async () => {
  const told = await refusedWith(free)
  const { db, load, follow, evidence } = await sitDown()
  load(free)
  follow([5, told])
  load(reserved)
  load(free)
  shareAuditAnew(db)
  follow([5, told])
  expect(evidence()).toEqual([])
})
