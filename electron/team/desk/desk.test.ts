import { once } from 'node:events'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { minuteMs } from '#core/time'
import { initTeam } from '../init-team.ts'
import { changeAreas, removePerson } from '../people.ts'
import { teamMigrations } from '../schema/all.ts'
import { teamFault } from '../team-result.ts'
import { digest, origin, sitDown } from '../testing/desks.ts'
import { startFaultyProxy } from '../testing/faulty-proxy.ts'
import { homeOf, joined, type LivingDesk, startDesk } from '../testing/living-desk.ts'
import { startPostgres } from '../testing/start-postgres.ts'
import { adminOf, connectAs, valueIn } from '../testing/team-of-test.ts'
import { openDesk } from './open-desk.ts'

const postgres = await startPostgres()

const isHere = ({ desk }: LivingDesk) => desk.standing().kind === 'here'
const faultOf = ({ desk }: LivingDesk) => {
  const standing = desk.standing()
  return standing.kind === 'away' ? standing.fault.kind : null
}
const kindsOf = ({ changes }: LivingDesk) => changes.map(({ kind }) => kind)
const namesSchema = z.object({ name: z.string(), computer: z.string() })

test('a desk comes, is seen by the others, hears of what they do in order, and goes', async () => {
  const admin = await adminOf(postgres, 'lives')
  const jana = startDesk(postgres, 'lives', await joined(postgres, admin, 'Jana'))
  await jana.until(() => isHere(jana))
  const petr = startDesk(postgres, 'lives', await joined(postgres, admin, 'Petr'))
  await petr.until(() => isHere(petr))
  expect(valueIn(await petr.desk.ask(namesSchema, 'list_desks'))).toMatchObject([
    { name: 'Jana' },
    { name: 'Petr' },
  ])
  const login = petr.desk.digestOf('novak@example.com') ?? ''
  expect(login).toBe(jana.desk.digestOf('novak@example.com'))
  valueIn(await petr.desk.act(z.unknown(), 'hold_login', [origin, login, 'get-project']))
  valueIn(await petr.desk.act(z.unknown(), 'release_login', [origin, login]))
  await jana.until(() => kindsOf(jana).includes('release'))
  expect(jana.changes).toMatchObject([
    { name: 'Jana', kind: 'desk' },
    { name: 'Petr', kind: 'desk' },
    { name: 'Petr', kind: 'hold', what: { desk: expect.any(Number), origin, login } },
    { name: 'Petr', kind: 'release' },
  ])
  await petr.desk.end()
  await jana.until(() => kindsOf(jana).at(-1) === 'desk' && jana.changes.length === 5)
  // One that is ended while it comes in leaves as well.
  await startDesk(postgres, 'lives', await joined(postgres, admin, 'Eva')).desk.end()
  expect(valueIn(await jana.desk.ask(namesSchema, 'list_desks'))).toMatchObject([{ name: 'Jana' }])
})

test('a desk whose connection is cut comes back by itself, and has missed nothing', async () => {
  const admin = await adminOf(postgres, 'cutoff')
  const petr = await sitDown(postgres, admin, 'Petr')
  const proxy = await startFaultyProxy(postgres.port)
  const login = await joined(postgres, admin, 'Jana')
  const jana = startDesk(postgres, 'cutoff', login, { port: proxy.port })
  await jana.until(() => isHere(jana))
  proxy.become('cut')
  await jana.until(() => !isHere(jana))
  expect(await jana.desk.ask(z.unknown(), 'list_desks')).toMatchObject({
    fault: { kind: 'unreachable' },
  })
  expect(jana.desk.digestOf('a')).toBeNull()
  // More than a page.
  for (let round = 0; round < 300; round++) {
    valueIn(await petr.run(`SELECT hold_login(${petr.id}, '${origin}', '${digest}', '${round}')`))
    valueIn(await petr.run(`SELECT release_login(${petr.id}, '${origin}', '${digest}')`))
  }
  proxy.become('none')
  jana.desk.hurry()
  await jana.until(() => isHere(jana))
  expect(kindsOf(jana).filter((kind) => kind === 'hold')).toHaveLength(300)
  const ids = jana.changes.map(({ id }) => id)
  expect(ids).toEqual(ids.map((_id, index) => (ids[0] ?? 0) + index))
})

test('a database that answers no more is asked once, and what is asked then is answered at once', async () => {
  const admin = await adminOf(postgres, 'silent')
  const proxy = await startFaultyProxy(postgres.port)
  const login = await joined(postgres, admin, 'Jana')
  const jana = startDesk(postgres, 'silent', login, { port: proxy.port })
  await jana.until(() => isHere(jana))
  proxy.become('silence')
  expect(await jana.desk.ask(z.unknown(), 'list_desks')).toMatchObject({
    fault: { kind: expect.stringMatching(/timedOut|unreachable/) },
  })
  await jana.until(() => !isHere(jana))
  expect(await jana.desk.ask(z.unknown(), 'list_desks')).toMatchObject({
    fault: { kind: 'unreachable' },
  })
  proxy.become('none')
})

test('a database that was started again has its desks back, and one that was restored begins anew with them', async () => {
  const admin = await adminOf(postgres, 'restored')
  const login = await joined(postgres, admin, 'Jana')
  const jana = startDesk(postgres, 'restored', login, { cursor: 1_000_000 })
  await jana.until(() => isHere(jana))
  await postgres.restart()
  await jana.comeBack()
  const again = await connectAs(postgres, postgres.admin)
  const petr = await sitDown(postgres, { connection: again, team: 'restored' }, 'Petr')
  await jana.until(() => jana.changes.some(({ name }) => name === 'Petr'))
  expect(petr.id).toBeGreaterThan(0)
})

test('a desk works with a newer schema that it understands, and is told of one that it does not', async () => {
  const admin = await adminOf(postgres, 'older')
  const login = await joined(postgres, admin, 'Jana')
  const own = teamMigrations.at(-1)?.version ?? 0
  const step = (version: number, oldestDesk: number) => ({ version, oldestDesk, sql: 'SELECT 1;' })
  const harmless = [...teamMigrations, step(own + 1, own)]
  valueIn(await initTeam(admin, harmless))
  const jana = startDesk(postgres, 'older', login)
  await jana.until(() => isHere(jana))
  valueIn(await initTeam(admin, [...harmless, step(own + 2, own + 2)]))
  const later = startDesk(postgres, 'older', login)
  await later.until(() => faultOf(later) === 'newerTeam')
  // One that was there at that moment acts in the newer team no more.
  await jana.until(() => faultOf(jana) === 'newerTeam')
})

test.each([
  ['locked', true],
  ['unavailable', false],
] as const)(
  'a keychain that is %s is asked again in five minutes and not in seconds: %s',
  async (cause, isLater) => {
    const waits: number[] = []
    const desk = openDesk({
      team: 'keychain',
      self: { computer: 'desk', program: 'window', version: '1.0.0', home: homeOf('jana') },
      readLogin: () => Promise.resolve(teamFault('noPassword', cause)),
      readCursor: () => null,
      writeCursor: () => undefined,
      follow: () => undefined,
      onStanding: () => undefined,
      sleep: async (ms, signal) => {
        waits.push(ms)
        if (!signal.aborted) await once(signal, 'abort')
      },
    })
    await expect.poll(() => waits.length).toBe(1)
    expect((waits[0] ?? 0) >= 5 * minuteMs).toBe(isLater)
    await desk.end()
  },
)

test('whoever was removed is let in no more', async () => {
  const admin = await adminOf(postgres, 'leaves')
  const login = await joined(postgres, admin, 'Jana')
  const jana = startDesk(postgres, 'leaves', login)
  await jana.until(() => isHere(jana))
  valueIn(await removePerson(admin, login.user))
  await jana.until(() => faultOf(jana) === 'refused')
})

test('a desk whose person works with something else comes again with the first thing that it does', async () => {
  const admin = await adminOf(postgres, 'changed')
  const login = await joined(postgres, admin, 'Jana')
  let times = 0
  const jana = startDesk(postgres, 'changed', login, {
    // The moment at which the team would see the desk next never comes.
    sleep: async (ms, signal) => {
      if (ms >= 10_000 && !signal.aborted) await once(signal, 'abort')
    },
    onHere: () => {
      times += 1
    },
  })
  await jana.until(() => times === 1)
  valueIn(await changeAreas(admin, { role: login.user, areas: ['media'] }))
  const hold = () => jana.desk.act(z.unknown(), 'hold_login', [origin, digest, 'get-project'])
  expect(await hold()).toMatchObject({ fault: { code: 'UD002' } })
  await jana.until(() => times === 2)
  valueIn(await hold())
})
