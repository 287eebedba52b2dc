import { expect, test } from 'vitest'
import { writeMembership } from '../../store/team/membership.ts'
import { insertUntold, listUntold } from '../../store/team/untold.ts'
import { openOrThrow, storeFolder } from '../../store/testing/store-folder.ts'
import { teamSendings } from '../../team/desk/team-sendings.ts'
import { untoldEnds } from '../../team/desk/untold-ends.ts'
import { joined, startDesk } from '../../team/testing/living-desk.ts'
import { startPostgres } from '../../team/testing/start-postgres.ts'
import { adminOf } from '../../team/testing/team-of-test.ts'
import { insertFirstWorkspace } from '../testing/first-workspace.ts'
import { sendingsOfTeam } from './sendings-of-team.ts'
import { tellUntold } from './tell-untold.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: 'sales' })
const baseUrl = 'https://crm.example.com/api'
const origin = 'https://crm.example.com'
const rent = { kind: 'payment', baseUrl, key: 'bank-rent' } as const

const sitDown = async (team: string, name: string) => {
  const admin = await adminOf(postgres, team)
  const living = startDesk(postgres, team, await joined(postgres, admin, name))
  const { desk } = living
  await living.until(() => desk.standing().kind === 'here')
  const sendings = sendingsOfTeam({
    sendings: teamSendings(desk, untoldEnds(desk)),
    ready: () => Promise.resolve(),
  })
  return { ...living, sendings }
}

const taken = (by: string, standing: string) => ({
  ok: false,
  failure: { kind: 'taken', by, standing },
})

test('what one desk sends, has sent, or may have sent, is taken for the others, who hear by whom', async () => {
  const jana = await sitDown('takes', 'Jana')
  const petr = await sitDown('takes', 'Petr')
  const claim = await jana.sendings.claim(rent)
  if (!claim.ok) throw new Error('nobody else has it')
  expect(await petr.sendings.claim(rent)).toMatchObject(taken('Jana', 'busy'))
  expect(await petr.sendings.claim({ ...rent, key: 'bank-other' })).toMatchObject({ ok: true })
  expect(await claim.value.isKept()).toBe(true)
  claim.value.end('done')
  await petr.until(() => petr.changes.some(({ kind }) => kind === 'sending'))
  expect(await petr.sendings.claim(rent)).toMatchObject(taken('Jana', 'done'))
})

test('a desk that the team has lost learns before it sends that its claim was given up', async () => {
  const jana = await sitDown('sleeps', 'Jana')
  const petr = await sitDown('sleeps', 'Petr')
  const prices = { ...rent, kind: 'prices' } as const
  const claim = await jana.sendings.claim(prices)
  if (!claim.ok) throw new Error('nobody else has it')
  await owner.query("UPDATE sleeps.sending SET state = 'unknown'")
  expect(await claim.value.isKept()).toBe(false)
  // Nobody has to look for prices: they are free again by themselves.
  expect(await petr.sendings.claim(prices)).toMatchObject({
    failure: { kind: 'taken', by: 'Jana', standing: 'busy', again: 'now' },
  })
})

test('a desk that is away sends nothing', async () => {
  const { desk, sendings } = await sitDown('away', 'Jana')
  await desk.end()
  expect(await sendings.claim(rent)).toMatchObject({
    failure: { kind: 'team', fault: 'unreachable' },
  })
})

test('what a person finds out of a lost payment is told to the team, which lets it be sent or not', async () => {
  const jana = await sitDown('finds', 'Jana')
  const petr = await sitDown('finds', 'Petr')
  const store = await openOrThrow({ directory: storeFolder() })
  insertFirstWorkspace(store, { baseUrl, accounts: { payments: ['payments'] } })
  const settle = { act: 'settle', origin, kind: 'payment', key: rent.key } as const
  // A desk that is in no team has nobody to tell.
  insertUntold(store.db, { ...settle, outcome: 'done' })
  expect(listUntold(store.db)).toEqual([])
  writeMembership(store.db, {
    host: '127.0.0.1',
    port: postgres.port,
    database: 'sales',
    user: 'finds_person_petr',
    team: 'finds',
    authority: null,
  })
  const claim = await jana.sendings.claim(rent)
  if (!claim.ok) throw new Error('nobody else has it')
  claim.value.end('unknown')
  await petr.until(() => petr.changes.some(({ kind }) => kind === 'sending'))
  expect(await petr.sendings.claim(rent)).toMatchObject(taken('Jana', 'unknown'))
  // Of a CRM that the team has no say in, nobody is told.
  insertUntold(store.db, { ...settle, origin: 'https://other.example.com', outcome: 'done' })
  insertUntold(store.db, { ...settle, outcome: 'refused' })
  await tellUntold(store, petr.desk)
  expect(listUntold(store.db)).toEqual([])
  expect(await petr.sendings.claim(rent)).toMatchObject({ ok: true })
  store.close()
})

test('what is to be told while the team has lost the desk is told when it has come again', async () => {
  const jana = await sitDown('wakes', 'Jana')
  const petr = await sitDown('wakes', 'Petr')
  const store = await openOrThrow({ directory: storeFolder() })
  insertFirstWorkspace(store, { baseUrl, accounts: { payments: ['payments'] } })
  const { port } = postgres
  const way = { host: '127.0.0.1', port, database: 'sales', authority: null }
  writeMembership(store.db, { ...way, user: 'wakes_person_jana', team: 'wakes' })
  insertUntold(store.db, { act: 'settle', origin, kind: 'payment', key: rent.key, outcome: 'done' })
  // A computer that has slept does not know yet that the team has lost it.
  await owner.query('UPDATE wakes.desk SET is_lost = true WHERE role = $1', ['wakes_person_jana'])
  while (listUntold(store.db).length > 0) {
    await jana.until(() => jana.desk.standing().kind === 'here')
    await tellUntold(store, jana.desk)
  }
  expect(await petr.sendings.claim(rent)).toMatchObject({ failure: { standing: 'done' } })
  store.close()
})
