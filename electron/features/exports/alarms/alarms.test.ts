import { expect, test } from 'vitest'
import { loginKey } from '#core/accounts/login-key'
import type { AlarmSettings } from '#core/exports/alarms/alarm-settings'
import { toJson } from '#core/json'
import { dayMs, hourMs, minuteMs } from '#core/time'
import { startListener } from '../../../delivery/testing/start-listener.ts'
import { startSmtpServer } from '../../../delivery/testing/start-smtp-server.ts'
import { attemptWrite } from '../../../store/file/write-failure.ts'
import { releaseHolds, writeRefusal } from '../../../store/guards/holds.ts'
import { daily, savePlaces, saveReport, tick } from '../../../wiring/testing/exports/acts.ts'
import type { ExportsWorld } from '../../../wiring/testing/exports/exports-world.ts'
import { lostLead } from '../../../wiring/testing/exports/lost-lead.ts'
import { startExports } from '../../../wiring/testing/exports/start-exports.ts'

const everything: AlarmSettings = {
  recipients: ['boss@example.com'],
  toWebhook: false,
  kinds: ['reports', 'leads', 'accounts'],
}

interface Started {
  readonly mail?: Awaited<ReturnType<typeof startSmtpServer>>
  readonly url?: string
  readonly settings?: Partial<AlarmSettings>
}

const start = async ({ mail, url, settings = {} }: Started) => {
  const started = await startExports()
  const world = started.world()
  await savePlaces(world, {
    mail: mail ? { server: mail.server, password: { kind: 'set', value: 'right' } } : null,
    webhook: url === undefined ? null : { url, secret: { kind: 'set', value: 'a secret of ours' } },
    sftp: null,
  })
  await world.call('exports.saveAlarms', { settings: toJson({ ...everything, ...settings }) })
  /** Two minutes go by, with a look. */
  const look = async (at: ExportsWorld = started.world()) => {
    await started.pass(2 * minuteMs)
    await at.look()
    await at.finish()
  }
  const states = async () =>
    (await started.world().call('exports.readAlarms', {})).messages.map(({ state }) => state)
  return { started, world, look, states }
}

/** The text of an e-mail without the signs of its encoding. */
const textOf = ({ text }: { readonly text: string }): string =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8')

const subjectOf = (text: string): string | undefined => /^Subject: (.*)$/m.exec(text)?.[1]?.trim()

test('people get an e-mail when something fails, one a day as long as it does, and one when it is over', async () => {
  const mail = await startSmtpServer()
  const { started, world, look, states } = await start({ mail })
  await look()
  expect(mail.received).toEqual([])
  world.leadTroubles.push(lostLead)
  await look()
  await look()
  expect(mail.received.map(({ to }) => to)).toEqual([['boss@example.com']])
  await started.pass(dayMs)
  await look()
  await look()
  world.leadTroubles.pop()
  await look()
  await look()
  expect(mail.received.map(({ text }) => subjectOf(text))).toEqual([
    'Unitdesk: a failure in Acme',
    'Unitdesk: still failing in Acme',
    'Unitdesk: all clear in Acme',
  ])
  expect(await states()).toEqual(['sent', 'sent', 'sent'])
  expect((await world.call('exports.readAlarms', {})).alarms).toEqual([])
})

test('a report that fails twice in a row is told, once is not, and a good run ends it', async () => {
  const mail = await startSmtpServer()
  const { started, world, look } = await start({ mail })
  await saveReport(world, { rules: daily('08:00', { pauseAfter: 20 }) })
  const nextDay = async () => {
    await started.pass(dayMs)
    await tick(world)
    // A reminder may be on its way, and whatever is told next waits for it.
    await world.finish()
    await look()
  }
  const fault = { kind: 'status', status: 400 }
  const faults = { endpoint: 'list-excel-products', calls: 2, fault }
  await started.sandbox.control('POST', '/faults', faults)
  await nextDay()
  expect(mail.received).toHaveLength(0)
  await nextDay()
  expect(mail.received.map(textOf)).toEqual([
    expect.stringContaining('The report “Jednotky” has failed 2 times in a row.'),
  ])
  await nextDay()
  expect(textOf(mail.received.at(-1) ?? { text: '' })).toContain(
    'The report “Jednotky”, which had failed 2 times in a row.',
  )
})

test('an account on hold is told by its name, and released it is over', async () => {
  const mail = await startSmtpServer()
  const { started, world, look } = await start({ mail })
  const { db } = world.store
  const login = loginKey({ baseUrl: started.sandbox.baseUrl, login: 'exports@demo' })
  const refusal = { ...login, since: 1, endpoint: 'list-leads', cause: 'refused' } as const
  writeRefusal(db, refusal, { holds: true })
  await look()
  releaseHolds(db, login)
  await look()
  expect(mail.received).toHaveLength(2)
  const [told, over] = mail.received.map(textOf)
  expect(told).toContain('- Podviní: The account “exports” is on hold until somebody acts.')
  expect(over).toContain('- Podviní: The account “exports”, which was on hold.')
  expect(told).not.toContain('exports@demo')
})

test('what a person has switched off is told no more, and its end neither', async () => {
  const mail = await startSmtpServer()
  const { world, look } = await start({ mail })
  world.leadTroubles.push(lostLead)
  await look()
  const settings = toJson({ ...everything, kinds: ['reports'] as const })
  await world.call('exports.saveAlarms', { settings })
  await look()
  world.leadTroubles.pop()
  await look()
  expect(mail.received).toHaveLength(1)
  await world.call('exports.saveAlarms', { settings: toJson(null) })
  expect((await world.call('exports.readAlarms', {})).settings).toBeNull()
})

test('a webhook gets the same as JSON, in which nobody is named', async () => {
  const { received, url } = await startListener((response) => response.end())
  const { world, look } = await start({ url, settings: { recipients: [], toWebhook: true } })
  world.leadTroubles.push(lostLead)
  await look()
  const body: unknown = JSON.parse(received[0]?.body.toString('utf8') ?? '')
  expect(body).toEqual({
    id: received[0]?.headers['unitdesk-id'],
    timestamp: expect.any(String),
    kind: 'alarm',
    subject: 'Unitdesk: a failure in Acme',
    text: expect.stringContaining('is missing in the CRM'),
    events: [
      {
        event: 'began',
        since: expect.any(String),
        kind: 'lead',
        workspace: 'Acme',
        status: 'missing',
        at: '2026-11-23T08:00:00.000Z',
        project: 'Rezidence Podviní',
      },
    ],
  })
})

test('what a webhook refuses has failed and is not repeated; after a 503 nobody knows, and that is said', async () => {
  let status = 403
  const { received, url } = await startListener((response) => response.writeHead(status).end())
  const { world, look, states } = await start({
    url,
    settings: { recipients: [], toWebhook: true },
  })
  world.leadTroubles.push(lostLead)
  await look()
  await look()
  expect(await states()).toEqual(['failed'])
  status = 503
  world.leadTroubles.pop()
  await look()
  await look()
  expect(await states()).toEqual(['unknown', 'failed'])
  expect(received).toHaveLength(2)
  expect(world.notices).toEqual([
    'Something has failed, and the message about it wasn’t sent to the webhook.',
    'Something has failed, and the message about it was sent to the webhook, but it may or may not have arrived. It isn’t resent automatically.',
  ])
})

test('a mail server that is out of reach is tried again, and gets the same message once', async () => {
  const gone = await startListener((response) => response.end())
  const port = Number(new URL(gone.url).port)
  const mail = await startSmtpServer()
  const { started, world, look, states } = await start({
    mail: { ...mail, server: { ...mail.server, port: port === 1 ? 2 : 1 } },
  })
  world.leadTroubles.push(lostLead)
  await look()
  expect(await states()).toEqual(['waiting'])
  await savePlaces(world, {
    mail: { server: mail.server, password: { kind: 'set', value: 'right' } },
    webhook: null,
    sftp: null,
  })
  await started.pass(5 * minuteMs)
  await look()
  await look()
  expect(mail.received).toHaveLength(1)
  expect(await states()).toEqual(['sent'])
})

test('a start tells nothing again, and reminds when a day is over', async () => {
  const mail = await startSmtpServer()
  const { started, world, look } = await start({ mail })
  world.leadTroubles.push(lostLead)
  await look()
  const next = await started.restart('next')
  next.leadTroubles.push(lostLead)
  await started.pass(20 * hourMs)
  await look(next)
  expect(mail.received).toHaveLength(1)
  await started.pass(4 * hourMs)
  await look(next)
  expect(mail.received).toHaveLength(2)
})

test('nothing is told while nothing may leave', async () => {
  const mail = await startSmtpServer()
  const { world, look, states } = await start({ mail })
  world.network.isOnline = false
  world.leadTroubles.push(lostLead)
  await look()
  expect(await states()).toEqual([])
  world.network.isOnline = true
  await look()
  expect(mail.received).toHaveLength(1)
})

test('a test goes by each way that is chosen, and says of each how it went', async () => {
  const mail = await startSmtpServer()
  const { url, received } = await startListener((response) => response.writeHead(403).end('no'))
  const { world } = await start({ mail, url })
  const settings = toJson({ ...everything, toWebhook: true })
  const outcomes = await world.call('exports.testAlarms', { settings })
  expect(outcomes).toEqual([
    { way: 'email', failure: null },
    { way: 'webhook', failure: expect.objectContaining({ kind: 'notDelivered' }) },
  ])
  expect(mail.received.map(({ to, text }) => [to, subjectOf(text)])).toEqual([
    [['boss@example.com'], 'Unitdesk: you will be told when something fails'],
  ])
  expect(received).toHaveLength(1)
})

test('nobody to tell, or nothing to tell of, is no setting', async () => {
  const { world } = await start({})
  for (const settings of [
    { ...everything, recipients: [] },
    { ...everything, kinds: [] },
  ]) {
    for (const name of ['exports.saveAlarms', 'exports.testAlarms'] as const) {
      await expect(world.call(name, { settings: toJson(settings) })).rejects.toMatchObject({
        failure: { kind: 'invalidInput', path: 'settings' },
      })
    }
  }
})

test('a disk that takes no changes is told of although nothing can be written down, and its end as well', async () => {
  const mail = await startSmtpServer()
  const { started, world, look, states } = await start({ mail, settings: { kinds: ['leads'] } })
  const { db, path } = world.store
  db.pragma('query_only = ON')
  attemptWrite(path, () => releaseHolds(db, { origin: 'https://crm.example.com', login: 'a' }))
  await look()
  await look()
  expect(mail.received.map(textOf)).toEqual([
    expect.stringContaining('- Podviní: The disk can’t be written to: nothing can be saved'),
  ])
  db.pragma('query_only = OFF')
  await look()
  expect(await states()).toEqual(['sent'])
  await started.pass(2 * hourMs)
  await look()
  await look()
  expect(mail.received.map(textOf).slice(1)).toEqual([
    expect.stringContaining('- Podviní: The disk, which couldn’t be written to.'),
  ])
})
