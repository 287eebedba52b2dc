import { expect, test } from 'vitest'
import { screenIdSchema, unitIdSchema } from '#core/ids'
import { sampleEntry } from '#core/payments/testing/sample-entry'
import { recordSentMedia } from '../../store/media/queue/media-ledger.ts'
import { writePayments } from '../../store/payments/ledger/payment-ledger.ts'
import { insertUntold, listUntold } from '../../store/team/untold.ts'
import { startPostgres } from '../../team/testing/start-postgres.ts'
import { workspaceId } from '../testing/first-workspace.ts'
import { baseUrl, origin, sitDownWithStore } from '../testing/team/desk-with-store.ts'
import { tellLedger } from './tell-ledger.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: 'sales' })
const rent = { kind: 'payment', baseUrl, key: 'bank-rent' } as const

test('what somebody does not work with does not leave, and the rest of what they have sent is told', async () => {
  const eva = await sitDownWithStore(postgres, { team: 'covers', name: 'Eva', areas: ['media'] })
  expect(await eva.sendings.claim(rent)).toEqual({
    ok: false,
    failure: { kind: 'outsideRole', area: 'accounting', again: 'afterFix' },
  })
  expect(await eva.sendings.claim({ ...rent, kind: 'typedLead' })).toMatchObject({
    failure: { kind: 'outsideRole', area: 'leads' },
  })
  expect(await eva.sendings.claim({ ...rent, kind: 'picture' })).toMatchObject({ ok: true })
  const { db } = eva.store
  const state = { kind: 'unknown', since: 1 } as const
  writePayments(db, { workspaceId, entries: [sampleEntry('a', { state, sends: 1 })] })
  insertUntold(db, { act: 'settle', origin, kind: 'payment', key: 'bank-a', outcome: 'done' })
  recordSentMedia(db, {
    workspaceId,
    sha256: 'a',
    endpoint: 'unitPicture',
    targetId: unitIdSchema.parse(7),
    screenId: screenIdSchema.parse(3),
    at: 1,
    outcome: 'added',
    pictureId: null,
  })
  await tellLedger(eva.store, eva.desk)
  await eva.tell()
  expect(listUntold(db)).toEqual([])
  const { rows } = await owner.query('SELECT kind, state FROM covers.sending ORDER BY id')
  expect(rows).toEqual([
    { kind: 'picture', state: 'sending' },
    { kind: 'picture', state: 'done' },
  ])
})
