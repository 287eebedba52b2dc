import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sitDown } from './testing/desks.ts'
import { startFaultyProxy } from './testing/faulty-proxy.ts'
import { startPostgres } from './testing/start-postgres.ts'
import { adminOf, connectAs, valueIn } from './testing/team-of-test.ts'
import { connectionThrough, through } from './testing/through.ts'

const postgres = await startPostgres()

test.each(['half', 'silence', 'cut'] as const)(
  'a claim of which the answer was lost (%s) is found again, and is nobody else’s',
  async (fault) => {
    const team = `lost${fault}`
    const admin = await adminOf(postgres, team)
    const jana = await sitDown(postgres, admin, 'Jana')
    const petr = await sitDown(postgres, admin, 'Petr')
    const proxy = await startFaultyProxy(postgres.port)
    const faulty = await through(postgres, jana, { team, port: proxy.port })
    const token = randomUUID()
    proxy.become(fault)
    await expect(faulty.claim('list-excel-deals', token)).rejects.toThrow(/unreachable|timedOut/)
    proxy.become('none')
    const again = await through(postgres, jana, { team, port: proxy.port })
    const { claim, standing } = await again.claim('list-excel-deals', token)
    expect(standing).toBe('claimed')
    expect((await petr.claim('list-excel-deals')).standing).toBe('busy')

    // It may be sent once it is known to be written down, and not before.
    proxy.become(fault)
    expect(await again.run(`SELECT send_claim(${claim})`)).toMatchObject({
      fault: { kind: expect.stringMatching(/unreachable|timedOut/) },
    })
    proxy.become('none')
    const third = await through(postgres, jana, { team, port: proxy.port })
    valueIn(await third.run(`SELECT send_claim(${claim})`))
    valueIn(await third.end(claim, 'done'))
    expect((await petr.claim('list-excel-deals')).standing).toBe('cooling')
  },
)

test('what keeps a connection from being made is told in time', async () => {
  const team = 'away'
  const jana = await sitDown(postgres, await adminOf(postgres, team), 'Jana')
  const proxy = await startFaultyProxy(postgres.port)
  proxy.become('cut')
  await expect(connectionThrough(postgres, jana, { team, port: proxy.port })).rejects.toThrow(
    'unreachable',
  )
})

test('a database that was started again knows every claim, and those who had it', async () => {
  const admin = await adminOf(postgres, 'again')
  const jana = await sitDown(postgres, admin, 'Jana')
  const { claim } = await jana.claim()
  valueIn(await jana.run(`SELECT send_claim(${claim})`))
  await postgres.restart()
  expect(await jana.run('SELECT 1')).toMatchObject({ fault: { kind: 'unreachable' } })
  const petr = await sitDown(
    postgres,
    { connection: await connectAs(postgres, postgres.admin), team: 'again' },
    'Petr',
  )
  expect(await petr.claim()).toMatchObject({ standing: 'busy', holder: 'Jana' })
  const back = await through(postgres, jana, { team: 'again', port: postgres.port })
  valueIn(await back.run(`SELECT beat(${back.id})`))
  valueIn(await back.end(claim, 'done'))
  expect((await petr.claim()).standing).toBe('cooling')
})
