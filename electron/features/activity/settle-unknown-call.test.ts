import { expect, test } from 'vitest'
import { failed } from '#core/contract/failure'
import { leadSendingIdSchema } from '#core/ids'
import { insertWorkspace } from '../../store/accounts/workspaces.ts'
import {
  insertOutgoingCall,
  listUnknownCalls,
  settleInterrupted,
} from '../../store/activity/outgoing-calls.ts'
import { insertLeadSending, loseLeadSendings } from '../../store/leads/send/lead-sendings.ts'
import { sampleWorkspace } from '../../store/testing/samples.ts'
import { startAccounts } from '../accounts/testing/start-accounts.ts'

test('where the disk refuses what became of a lead, its call stays unknown with it', async () => {
  const { call, store } = await startAccounts()
  const { db } = store
  const workspace = sampleWorkspace('w1')
  insertWorkspace(db, workspace)
  const [account] = workspace.accounts
  if (account === undefined) throw new Error('no account')
  const sent = { at: 1, workspace: workspace.name, account: account.label }
  insertLeadSending(db, {
    id: leadSendingIdSchema.parse('s1'),
    workspaceId: workspace.id,
    accountId: account.id,
    account: account.label,
    at: sent.at,
    name: 'Jitka Novotná',
    email: '',
    phone: '',
    projectId: null,
    unitId: null,
    isTest: false,
    ofSentKey: null,
    draftId: null,
    state: { kind: 'sending' },
    watch: { kind: 'awaited' },
    isSettled: false,
  })
  insertOutgoingCall(db, { ...sent, accountId: account.id, endpoint: 'create-lead', subject: '' })
  settleInterrupted(db)
  loseLeadSendings(db)
  const [unknown] = listUnknownCalls(db)
  if (unknown === undefined) throw new Error('no call')
  const settled = { id: unknown.id, arrived: false }
  db.exec(
    `CREATE TRIGGER refuse BEFORE UPDATE ON lead_sending BEGIN SELECT raise(ABORT, 'no'); END`,
  )
  const refused = { kind: 'store', cause: 'failed', path: store.path, again: 'afterFix' } as const
  expect(await call('activity.settleUnknownCall', settled)).toEqual(failed(refused))
  expect(listUnknownCalls(db)).toEqual([unknown])
  db.exec('DROP TRIGGER refuse')
  expect(await call('activity.settleUnknownCall', settled)).toMatchObject({ ok: true })
  expect(listUnknownCalls(db)).toEqual([])
})
