import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { writeMembership } from '../../store/team/membership.ts'
import { bundledProgram } from '../../store/testing/bundled-program.ts'
import { openOrThrow, storeFolder } from '../../store/testing/store-folder.ts'
import { readOwnAreas } from '../../team/desk/people-of-team.ts'
import { teamClaims } from '../../team/desk/team-claims.ts'
import { teamSendings } from '../../team/desk/team-sendings.ts'
import { homeOf, joined, startDesk } from '../../team/testing/living-desk.ts'
import { startPostgres } from '../../team/testing/start-postgres.ts'
import { adminOf, valueIn } from '../../team/testing/team-of-test.ts'
import { insertFirstWorkspace } from '../testing/first-workspace.ts'
import { liveAndDie } from '../testing/live-and-die.ts'
import { baseUrl, origin, sitDownWithStore } from '../testing/team/desk-with-store.ts'
import { keepEnd } from './keep-end.ts'
import { sendingsOfTeam } from './sendings-of-team.ts'
import { tellUntold } from './tell-untold.ts'

const postgres = await startPostgres()
const owner = await postgres.connect({ ...postgres.superuser, database: 'sales' })
const sender = await bundledProgram(join(import.meta.dirname, '../testing/team-desk-process.ts'))
const anything = z.unknown()
const hourMs = 3_600_000
const phases = ['claimed', 'sending', 'done', 'refused'] as const

const inEachPhase = <T>(of: (phase: string) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(phases.map((phase) => [phase, of(phase)]))

/** A desk that was killed with one thing in each phase, and a colleague who has waited for half a minute. */
const kill = async (kind: 'payment' | 'prices', team: string) => {
  const admin = await adminOf(postgres, team)
  const petr = await sitDownWithStore(postgres, { team, name: 'Petr' })
  const { user, password, database } = await joined(postgres, admin, 'Jana')
  const { port, authority } = postgres
  const directory = storeFolder()
  const first = await openOrThrow({ directory })
  insertFirstWorkspace(first, { baseUrl, accounts: { payments: ['payments'] } })
  const way = { host: '127.0.0.1', port, database, authority: null }
  writeMembership(first.db, { ...way, user, team })
  first.close()
  const login = { port, authority, user, password, database }
  const exportOf = (endpoint: string) => ({ origin, login: 'novak@example.com', endpoint })
  const killed = {
    directory,
    team,
    ...login,
    home: homeOf(user),
    sendings: inEachPhase((key) => ({ kind, origin, key })),
    exports: inEachPhase(exportOf),
  }
  const args = [JSON.stringify(killed)]
  expect(await liveAndDie({ sender, args, lifeMs: 0 })).toBe(true)
  await owner.query(
    `UPDATE ${team}.desk SET seen_at = seen_at - interval '31 seconds' WHERE role = $1`,
    [user],
  )
  valueIn(await petr.desk.act(anything, 'beat', []))
  const comeAgain = async () => {
    const store = await openOrThrow({ directory })
    onTestFinished(() => store.close())
    const { desk, until } = startDesk(postgres, team, { user, password, database })
    await until(() => desk.standing().kind === 'here')
    await tellUntold(store, desk)
    const sendings = teamSendings(desk, keepEnd(store, desk))
    return sendingsOfTeam({
      sendings,
      ready: () => Promise.resolve(),
      readAreas: () => readOwnAreas(desk),
      sharedIdOf: () => null,
    })
  }
  const standingOf = (sendings: typeof petr.sendings, phase: string) => async () => {
    const answer = await sendings.claim({ kind, baseUrl, key: phase })
    if (answer.ok) return 'free'
    return answer.failure.kind === 'taken' ? answer.failure.standing : answer.failure.kind
  }
  const exportsOfPetr = teamClaims(petr.desk, () => undefined)
  return {
    comeAgain,
    standingOf,
    standings: async () => {
      const standings: string[] = []
      for (const phase of phases) standings.push(await standingOf(petr.sendings, phase)())
      return standings
    },
    loads: async () => {
      const loads: string[] = []
      for (const phase of phases) {
        loads.push((await exportsOfPetr.claim(exportOf(phase), hourMs)).kind)
      }
      return loads
    },
  }
}

test('a desk that is killed leaves free what it has only claimed, unknown what was on its way, and the rest to its next run', async () => {
  const { comeAgain, standings, loads } = await kill('payment', 'killed')
  expect(await standings()).toEqual(['free', 'unknown', 'unknown', 'unknown'])
  // An export of which nobody knows counts from the moment at which the desk was found lost.
  expect(await loads()).toEqual(['claimed', 'cooling', 'cooling', 'cooling'])
  await comeAgain()
  // What Petr has claimed since is his own.
  expect(await standings()).toEqual(['busy', 'unknown', 'done', 'free'])
  expect(await loads()).toEqual(['busy', 'cooling', 'cooling', 'claimed'])
})

test('prices that a killed desk was sending wait for a colleague, and not for the desk that reads them again', async () => {
  const { comeAgain, standings, standingOf } = await kill('prices', 'killedprices')
  expect(await standings()).toEqual(['free', 'settling', 'settling', 'settling'])
  const sendings = await comeAgain()
  expect(await standings()).toEqual(['busy', 'settling', 'free', 'free'])
  expect(await standingOf(sendings, 'sending')()).toBe('free')
  expect(await standings()).toEqual(['busy', 'busy', 'busy', 'busy'])
})
