import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ownPaymentId } from '#core/payments/statements/transaction-key'
import { sampleEntry } from '#core/payments/testing/sample-entry'
import { writePayments } from '../../store/payments/ledger/payment-ledger.ts'
import { listUntold } from '../../store/team/untold.ts'
import { backUpTeam } from '../../team/backup/back-up-team.ts'
import { restoreTeam } from '../../team/backup/restore-team.ts'
import { teamClaims } from '../../team/desk/team-claims.ts'
import { invitePerson } from '../../team/people.ts'
import type { TeamAdmin } from '../../team/team-admin.ts'
import { removeTeam } from '../../team/testing/remove-team.ts'
import { startPostgres } from '../../team/testing/start-postgres.ts'
import { adminOf, connectAs, valueIn } from '../../team/testing/team-of-test.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { workspaceId } from '../testing/first-workspace.ts'
import { baseUrl, origin, sitDownWithStore } from '../testing/team/desk-with-store.ts'
import { keepEnd } from './keep-end.ts'
import { tellLedger } from './tell-ledger.ts'

const postgres = await startPostgres()
const superuser = await postgres.connect({ ...postgres.superuser, database: 'sales' })
const units = { origin, login: 'novak@example.com', endpoint: 'list-excel-products' }
const hourMs = 3_600_000

type Desk = Awaited<ReturnType<typeof sitDownWithStore>>

const paymentOf = (digit: string) =>
  ({ kind: 'payment', baseUrl, key: ownPaymentId(sampleEntry(digit).key) }) as const

const send = async ({ sendings }: Desk, digit: string, outcome: 'done' | 'unknown') => {
  const claim = await sendings.claim(paymentOf(digit))
  if (!claim.ok) throw new Error('nobody else has it')
  claim.value.end(outcome)
}

/** Somebody who comes to the team that was made again, with a new invitation. */
const comeBack = async (admin: TeamAdmin, { start, login }: Desk) => {
  const person = { role: login.user, name: login.user, areas: null }
  const { password } = valueIn(await invitePerson(admin, person))
  const again = { ...login, password: password.reveal() }
  const connection = await connectAs(postgres, again)
  valueIn(await connection.run(`SELECT ${admin.team}.join_team()`))
  await connection.close()
  return start(again)
}

test('what was sent since the backup from which a team was made again is sent by nobody a second time', async () => {
  const team = 'hourold'
  const jana = await sitDownWithStore(postgres, { team, name: 'Jana' })
  const petr = await sitDownWithStore(postgres, { team, name: 'Petr' })
  const admin = await adminOf(postgres, team)
  await send(jana, 'a', 'done')
  await jana.tell()
  const file = join(temporaryFolder(), 'team.backup')
  valueIn(await backUpTeam(admin, file))

  await send(jana, 'b', 'done')
  await send(jana, 'c', 'unknown')
  writePayments(jana.store.db, {
    workspaceId,
    entries: [
      sampleEntry('a', { state: { kind: 'unknown', since: 1 }, sends: 1 }),
      sampleEntry('b', {
        state: { kind: 'settled', at: 1, outcome: 'booked', paymentId: null },
        sends: 1,
      }),
      sampleEntry('c', { state: { kind: 'unknown', since: 1 }, sends: 1 }),
    ],
  })
  const { store } = petr
  const loading = await teamClaims(petr.desk, keepEnd(store, petr.desk)).claim(units, hourMs)
  await Promise.all([jana, petr].map(({ desk }) => desk.end()))
  await removeTeam(superuser, team)
  valueIn(await restoreTeam(admin, file))

  const janaAgain = await comeBack(admin, jana)
  const petrAgain = await comeBack(admin, petr)
  // What Petr was loading is known to nobody any more, and its end is that of no other claim.
  const first = await teamClaims(janaAgain.desk, () => undefined).claim(units, hourMs)
  if (loading.kind !== 'claimed' || first.kind !== 'claimed') throw new Error('it is somebody’s')
  loading.end('refused', 0)
  await petrAgain.tell()
  expect(listUntold(store.db)).toEqual([])
  const state = z.object({ is_loading: z.boolean() })
  expect(await petrAgain.desk.ask(state, 'list_cooldowns')).toMatchObject({
    value: [{ is_loading: true }],
  })
  await janaAgain.tell()
  await tellLedger(jana.store, janaAgain.desk)
  for (const [digit, standing] of [
    ['a', 'done'],
    ['b', 'done'],
    ['c', 'unknown'],
  ]) {
    expect(await petrAgain.sendings.claim(paymentOf(digit ?? ''))).toMatchObject({
      failure: { kind: 'taken', standing },
    })
  }
})
