import { expect, test } from 'vitest'
import { originOf } from '#core/accounts/login-key'
import { batchIdSchema, projectIdSchema, unitIdSchema, workspaceIdSchema } from '#core/ids'
import type { Batch, BatchUnit } from '#core/prices/batch/batch'
import { defaultPriceRules } from '#core/prices/rules/price-rules'
import { removeAccount } from '../../accounts/accounts.ts'
import { insertWorkspace, removeWorkspace } from '../../accounts/workspaces.ts'
import type { WritableDb } from '../../file/handle.ts'
import { beginSending, insertBatch } from '../../prices/batch/batches.ts'
import { settleBatch } from '../../prices/batch/settle-batch.ts'
import {
  beginPricelist,
  publishPricelist,
  readPricelist,
  readSeenAct,
} from '../../prices/pricelist/pricelists.ts'
import { writePriceRules } from '../../prices/rules/price-rules.ts'
import { writeSendLimit } from '../../prices/rules/send-limit.ts'
import { writePreference } from '../../settings/preferences.ts'
import { firstPageOf, overwrite, pageBytes } from '../../testing/damage.ts'
import { sampleProject, sampleWorkspace } from '../../testing/samples.ts'
import { handClock, openOrThrow, storeFolder } from '../../testing/store-folder.ts'
import { backedUpAt, storeWithBackup } from '../../testing/store-with-backup.ts'
import {
  insertOutgoingCall,
  settleInterrupted,
  settleUnknownCall,
  writeOutgoingOutcome,
} from '../outgoing-calls.ts'
import { countActs, listActors, listActs, listPriceActs } from './audit.ts'
import { followActs, shareAuditWith } from './shared-audit.ts'
import { type AuditVerdict, nothingVerified, verifyFrom } from './verify-audit.ts'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: sampleProject }
const everything = { unit: '', person: null, from: null, to: null }
const clock = handClock()

const open = async (directory = storeFolder()) => {
  const store = await openOrThrow({ directory, clock, person: 'jnovakova', desk: 'desk-3' })
  return { ...store, directory }
}

const openWithWorkspace = async () => {
  const store = await open()
  insertWorkspace(store.db, sampleWorkspace('w1'))
  return store
}

/** Row by row, which is the same as all at once. */
const verifyAudit = (db: WritableDb): AuditVerdict => {
  let verified = nothingVerified
  for (;;) {
    const next = verifyFrom(db, { verified, limit: 1 })
    if (next === null) return verified
    verified = next
  }
}

const acts = (db: WritableDb, filter = {}) =>
  listActs(db, { filter: { ...everything, ...filter }, offset: 0, limit: 1_000 })
const told = (db: WritableDb, filter = {}) =>
  acts(db, filter).map(({ kind, outcome, person }) => `${person}: ${kind} ${outcome}`)

const unit = (id: number, state: BatchUnit['state']): BatchUnit => ({
  unitId: unitIdSchema.parse(id),
  number: `A.${id}`,
  building: 'Dům A',
  area: null,
  state,
  before: { netMinor: 100, grossMinor: 121 },
  after: { netMinor: 200, grossMinor: 242 },
  message: null,
  seen: state === 'differs' ? { netMinor: 150, grossMinor: 181 } : null,
})

const batch: Batch = {
  id: batchIdSchema.parse('b1'),
  ...of,
  draftId: null,
  draftName: 'Jaro',
  createdAt: 1,
  author: 'Jana Nováková',
  account: null,
  note: 'for Mr Dvořák',
  unitCount: 3,
  sumBeforeMinor: 363,
  sumAfterMinor: 726,
  state: { kind: 'checking' },
  foundOutAt: null,
  rollsBack: null,
  origins: [],
}

const sendBatch = (db: WritableDb) => {
  const units = [unit(1, 'waiting'), unit(2, 'waiting'), unit(3, 'waiting')]
  insertBatch(db, { batch, units })
  beginSending(db, {
    batchId: batch.id,
    at: 2,
    account: 'Pricelist',
    units,
    sumBeforeMinor: 363,
    sumAfterMinor: 726,
  })
}

const settle = (db: WritableDb, state: Batch['state'], units: BatchUnit[]) =>
  settleBatch(db, {
    batchId: batch.id,
    at: 3,
    state,
    units,
    isFoundOut: false,
    sentStep: null,
    refusals: null,
  })

test('a batch is told with each of its units, by the person who made it, and each thing once', async () => {
  const { db } = await openWithWorkspace()
  sendBatch(db)
  expect(told(db, { person: 'Jana Nováková' })).toEqual([])
  settle(db, { kind: 'sent', at: 3 }, [unit(1, 'sent'), unit(2, 'sent'), unit(3, 'sent')])
  const differs = { kind: 'differs', at: 4, units: 1 } as const
  const seen = [unit(1, 'confirmed'), unit(2, 'differs'), unit(3, 'confirmed')]
  settle(db, differs, seen)
  settle(db, differs, seen)
  expect(told(db, { person: 'Jana Nováková' })).toEqual([
    'Jana Nováková: price confirmed',
    'Jana Nováková: price differs',
    'Jana Nováková: price confirmed',
    'Jana Nováková: batch differs',
    'Jana Nováková: batch sent',
  ])
  expect(acts(db, { unit: 'a.2' })).toEqual([
    {
      id: 6,
      at: clock.now(),
      person: 'Jana Nováková',
      desk: 'desk-3',
      workspace: 'Podviní',
      crm: originOf(sampleWorkspace('w1').baseUrl),
      kind: 'price',
      outcome: 'differs',
      projectId: 10,
      unitId: 2,
      unit: 'A.2',
      subject: 'Dům A',
      before: { netMinor: 100, grossMinor: 121 },
      after: { netMinor: 150, grossMinor: 181 },
      source: 'b1',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ])
  expect(listPriceActs(db, { ...of, unitId: 1 })).toMatchObject([{ person: 'Jana Nováková' }])
  // The price that was found in the place of hers is somebody else's, as is that of another workspace's unit.
  expect(listPriceActs(db, { ...of, unitId: 2 })).toEqual([])
  const workspaceId = workspaceIdSchema.parse('w2')
  expect(listPriceActs(db, { ...of, workspaceId, unitId: 1 })).toEqual([])
  expect(JSON.stringify(acts(db))).not.toContain('Dvořák')
})

test('the prices that others of the team have sent are those of their CRM', async () => {
  const { db } = await openWithWorkspace()
  shareAuditWith(db, 'sales')
  sendBatch(db)
  settle(db, { kind: 'confirmed', at: 3 }, [unit(1, 'confirmed')])
  const [act] = acts(db, { unit: 'A.1' })
  if (act === undefined) throw new Error('a price has arrived')
  const other = { ...act, crm: 'https://other.example.com' }
  const ofDemo = { ...act, crm: 'demo' }
  const people = ['Petr', 'Eva', 'Iva']
  const followed = [act, other, ofDemo].map((of, index) => ({
    id: index + 1,
    at: 5,
    person: people[index] ?? '',
    desk: 'desk-4',
    isOwn: false,
    act: of,
    hash: act.hash,
  }))
  followActs(db, followed)
  expect(listPriceActs(db, { ...of, unitId: 1 }).map(({ person }) => person)).toEqual([
    'Petr',
    'Jana Nováková',
  ])
  const demo = sampleWorkspace('demo')
  insertWorkspace(db, { ...demo, kind: 'demo' })
  const inDemo = { ...of, workspaceId: demo.id, unitId: 1 }
  expect(listPriceActs(db, inDemo).map(({ person }) => person)).toEqual(['Iva'])
})

test('prices that somebody else of the team has sent overtake the pricelist of that project until it is asked for again', async () => {
  const { db } = await openWithWorkspace()
  shareAuditWith(db, 'sales')
  sendBatch(db)
  settle(db, { kind: 'confirmed', at: 3 }, [unit(1, 'confirmed')])
  const act = acts(db).find(({ kind }) => kind === 'batch')
  if (act === undefined) throw new Error('a batch has arrived')
  const projectId = projectIdSchema.parse(act.projectId)
  const workspaceId = workspaceIdSchema.parse('w1')
  const load = (of = projectId) => {
    const seenAct = readSeenAct(db)
    const pricelistId = beginPricelist(db, { workspaceId, projectId: of, fetchedAt: 9, seenAct })
    publishPricelist(db, { pricelistId, projectName: '', currency: null, attributeTypes: [] })
  }
  const other = projectIdSchema.parse(projectId + 1)
  for (const of of [projectId, other]) load(of)
  const isOvertaken = (of = projectId) =>
    readPricelist(db, { workspaceId, projectId: of })?.isOvertaken
  let last = 0
  const follow = (told: Partial<typeof act>, isOwn = false) => {
    last += 1
    const said = { ...act, ...told }
    const row = {
      id: last,
      at: 5,
      person: 'Petr',
      desk: 'desk-4',
      isOwn,
      act: said,
      hash: act.hash,
    }
    followActs(db, [row])
  }
  // What was done here, has not arrived, or is of another CRM is none.
  follow({}, true)
  follow({ outcome: 'sent' })
  follow({ crm: 'https://other.example.com' })
  expect([isOvertaken(), isOvertaken(other)]).toEqual([false, false])
  follow({})
  expect([isOvertaken(), isOvertaken(other)]).toEqual([true, false])
  load()
  expect(isOvertaken()).toBe(false)
})

test('of a batch that was refused the units are told that were to blame', async () => {
  const { db } = await openWithWorkspace()
  sendBatch(db)
  const units = [unit(1, 'alongside'), unit(2, 'culprit'), unit(3, 'alongside')]
  settle(db, { kind: 'rejected', at: 3, message: 'deal' }, units)
  expect(acts(db, { person: 'Jana Nováková' }).map(({ unit, outcome }) => [unit, outcome])).toEqual(
    [
      ['A.2', 'culprit'],
      ['', 'rejected'],
    ],
  )
})

test('a call that was lost is told as unknown, and once more when a person has found out', async () => {
  const { db } = await openWithWorkspace()
  const call = {
    at: 1,
    accountId: sampleWorkspace('w1').accounts[0]?.id ?? ('' as never),
    workspace: 'Podviní',
    account: 'Pricelist',
    endpoint: 'create-lead',
    subject: 'unit 7',
  }
  const before = acts(db).length
  writeOutgoingOutcome(db, { id: insertOutgoingCall(db, call), outcome: 'done' })
  const lost = insertOutgoingCall(db, call)
  settleInterrupted(db)
  settleUnknownCall(db, { id: lost, arrived: false })
  expect(acts(db).slice(0, -before)).toMatchObject([
    { kind: 'lead', outcome: 'refused', unitId: 7, person: 'jnovakova', workspace: 'Podviní' },
    { kind: 'lead', outcome: 'unknown' },
    { kind: 'lead', outcome: 'done' },
  ])
})

test('rules are told with what they were and are, and a name from the settings goes before that of the system', async () => {
  const { db } = await openWithWorkspace()
  writePreference(db, { name: 'personName', value: 'Jana Nováková' })
  writeSendLimit(db, { workspaceId: of.workspaceId, sumMinor: 500 })
  writeSendLimit(db, { workspaceId: of.workspaceId, sumMinor: 500 })
  writeSendLimit(db, { workspaceId: of.workspaceId, sumMinor: 700 })
  writePriceRules(db, { ...of, rules: { ...defaultPriceRules, warnChangePercent: 5 } })
  writeSendLimit(db, { workspaceId: of.workspaceId, sumMinor: null })
  expect(acts(db, { person: 'Jana Nováková' })).toMatchObject([
    { kind: 'sendLimit', outcome: 'removed', before: { grossMinor: 700 }, after: null },
    { kind: 'priceRules', outcome: 'made', after: { warnChangePercent: 5 } },
    {
      kind: 'sendLimit',
      outcome: 'changed',
      before: { grossMinor: 500 },
      after: { grossMinor: 700 },
    },
    { kind: 'sendLimit', outcome: 'made', before: null, after: { grossMinor: 500 } },
  ])
  expect(listActors(db)).toEqual(['Jana Nováková', 'jnovakova'])
})

test('a workspace that is removed leaves what was done in it, and its logins are nowhere', async () => {
  const { db } = await openWithWorkspace()
  sendBatch(db)
  settle(db, { kind: 'confirmed', at: 3 }, [unit(1, 'confirmed')])
  const [account] = sampleWorkspace('w1').accounts
  if (account === undefined) throw new Error('no account')
  removeAccount(db, account.id)
  removeWorkspace(db, of.workspaceId)
  expect(told(db)).toEqual([
    'jnovakova: workspace removed',
    'jnovakova: account removed',
    'Jana Nováková: price confirmed',
    'Jana Nováková: batch confirmed',
    'jnovakova: account made',
    'jnovakova: workspace made',
  ])
  expect(acts(db).every(({ subject }) => subject !== account.login)).toBe(true)
})

test('what was not committed was not done', async () => {
  const { db } = await openWithWorkspace()
  const before = acts(db)
  expect(() =>
    db.transaction(() => {
      writeSendLimit(db, { workspaceId: of.workspaceId, sumMinor: 500 })
      throw new Error('no')
    })(),
  ).toThrow('no')
  expect(acts(db)).toEqual(before)
  writeSendLimit(db, { workspaceId: of.workspaceId, sumMinor: 500 })
  expect(verifyAudit(db)).toMatchObject({ rows: before.length + 1, broken: [] })
})

test('the audit is only added to, and goes on with the next start', async () => {
  const first = await openWithWorkspace()
  for (const sql of [
    "UPDATE audit SET person = 'x'",
    'DELETE FROM audit',
    'INSERT INTO audit SELECT id + 5, at, person, desk, workspace, crm, kind, outcome, project_id, unit_id, unit, subject, before, after, source, hash FROM audit LIMIT 1',
  ]) {
    expect(() => first.db.exec(sql)).toThrow(/The audit/)
  }
  const { head } = verifyAudit(first.db)
  first.close()
  const second = await open(first.directory)
  writeSendLimit(second.db, { workspaceId: of.workspaceId, sumMinor: 500 })
  expect(verifyAudit(second.db)).toMatchObject({ rows: 3, broken: [] })
  expect(acts(second.db).map(({ hash }) => hash)).toContain(head)
})

const tampering = [
  ["UPDATE audit SET person = 'Petr' WHERE id = 3", [3]],
  ['UPDATE audit SET at = at + 1 WHERE id = 1', [1]],
  ["UPDATE audit SET after = '{}' WHERE id = 6", [6]],
  ['DELETE FROM audit WHERE id = 4', [5]],
  ['DELETE FROM audit WHERE id = 1', [2]],
  [
    'UPDATE audit SET id = 100 WHERE id = 3; UPDATE audit SET id = 3 WHERE id = 4; UPDATE audit SET id = 4 WHERE id = 100',
    [3, 4, 5],
  ],
  ["UPDATE audit SET hash = replace(hash, 'a', 'b') WHERE id = 5", [5, 6]],
] as const

test.each(tampering)('%s is found', async (sql, broken) => {
  const { db } = await openWithWorkspace()
  for (const sumMinor of [1, 2, 3, 4, 5]) {
    writeSendLimit(db, { workspaceId: of.workspaceId, sumMinor })
  }
  expect(verifyAudit(db)).toMatchObject({ rows: 7, broken: [] })
  db.exec('DROP TRIGGER audit_stays; DROP TRIGGER audit_is_kept; DROP TRIGGER audit_follows')
  db.exec(sql)
  expect(verifyAudit(db).broken).toEqual(broken)
})

test('acts are found by day, and pages follow each other', async () => {
  const { db } = await openWithWorkspace()
  const start = clock.now()
  for (const sumMinor of [1, 2, 3, 4, 5]) {
    clock.moveTo(start + sumMinor * 1_000)
    writeSendLimit(db, { workspaceId: of.workspaceId, sumMinor })
  }
  const filter = { ...everything, from: start + 2_000, to: start + 5_000 }
  expect(countActs(db, filter)).toBe(3)
  const page = (offset: number) =>
    listActs(db, { filter, offset, limit: 2 }).map(({ after }) => after?.['grossMinor'])
  expect([page(0), page(2), page(4)]).toEqual([[4, 3], [2], []])
})

test('of a damaged store the audit is saved behind that of its backup, and says that it was restored', async () => {
  const { directory, path } = await storeWithBackup()
  const before = await open(directory)
  writeSendLimit(before.db, { workspaceId: workspaceIdSchema.parse('before'), sumMinor: 500 })
  const { rows, head } = verifyAudit(before.db)
  before.close()
  overwrite(path, firstPageOf(path, 'unit') * pageBytes, Buffer.alloc(64, 0xff))
  const after = await open(directory)
  expect(verifyAudit(after.db)).toMatchObject({ rows: rows + 1, broken: [] })
  expect(acts(after.db).map(({ hash }) => hash)).toContain(head)
  const restored = acts(after.db).find(({ kind }) => kind === 'store')
  expect(restored).toMatchObject({ outcome: 'restored', after: { backupFrom: backedUpAt } })
  after.close()
  const again = await open(directory)
  expect(verifyAudit(again.db).rows).toBe(rows + 1)
})
