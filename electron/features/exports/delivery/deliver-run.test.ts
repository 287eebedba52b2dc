import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { DeliveryRules } from '#core/exports/delivery/delivery'
import type { ReportDefinition } from '#core/exports/reports/report-definition'
import { fileTokenSchema } from '#core/ids'
import { minuteMs } from '#core/time'
import { startListener } from '../../../delivery/testing/start-listener.ts'
import { startSftpServer } from '../../../delivery/testing/start-sftp-server.ts'
import { startSmtpServer } from '../../../delivery/testing/start-smtp-server.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { runNow, runsOf, savePlaces, saveReport } from '../../../wiring/testing/exports/acts.ts'
import type { ExportsWorld } from '../../../wiring/testing/exports/exports-world.ts'
import { startExports } from '../../../wiring/testing/exports/start-exports.ts'

const rules: DeliveryRules = {
  recipients: ['sales@example.com'],
  toWebhook: false,
  toSftp: false,
  when: 'always',
  file: 'attached',
  withComparison: false,
}
/** A small table: what is in it is the matter of other tests. */
const content: ReportDefinition['content'] = { name: 'projects', format: 'xlsx', parameters: {} }

const toWebhook: DeliveryRules = { ...rules, recipients: [], toWebhook: true }

type Smtp = Awaited<ReturnType<typeof startSmtpServer>>
type Sftp = Awaited<ReturnType<typeof startSftpServer>>

const setUp = (
  world: ExportsWorld,
  { mail, url, sftp }: { readonly mail?: Smtp; readonly url?: string; readonly sftp?: Sftp },
) =>
  savePlaces(world, {
    mail: mail ? { server: mail.server, password: { kind: 'set', value: 'right' } } : null,
    webhook: url === undefined ? null : { url, secret: { kind: 'set', value: 'a secret of ours' } },
    sftp: sftp ? { server: sftp.place, secret: { kind: 'password', password: 'right' } } : null,
  })

const start = async (delivery: DeliveryRules, places: Parameters<typeof setUp>[1]) => {
  const started = await startExports()
  const world = started.world()
  await setUp(world, places)
  const reportId = await saveReport(world, { content, delivery })
  const deliveries = async (from = started.world()) =>
    (await runsOf(from, reportId)).map((run) => run.deliveries.map(({ state }) => state).join())
  const run = async () => {
    const failure = await runNow(started.world(), reportId)
    await started.pass(30 * minuteMs)
    return failure
  }
  return { started, world, reportId, deliveries, run }
}

test('a finished report goes out by e-mail, and its run says so', async () => {
  const mail = await startSmtpServer()
  const { world, run, reportId } = await start(rules, { mail })
  await run()
  expect(mail.received).toHaveLength(1)
  expect(mail.received[0]).toMatchObject({ from: 'reports@example.com', to: rules.recipients })
  expect(mail.received[0]?.text).toMatch(/filename.*Jednotky/)
  expect(world.contacted).toEqual([`smtps://127.0.0.1:${mail.server.port}`])
  const [latest] = await runsOf(world, reportId)
  expect(latest?.deliveries).toEqual([
    { channel: 'email', state: 'sent', at: expect.any(Number), failure: null, refused: [] },
  ])
})

test('nothing leaves to an address that a person has not allowed', async () => {
  const mail = await startSmtpServer()
  const { received, url } = await startListener((response) => response.end())
  const { world, run, reportId } = await start({ ...rules, toWebhook: true }, { mail, url })
  world.network.isContactAllowed = false
  await run()
  expect([mail.received, received]).toEqual([[], []])
  expect(world.contacted).toEqual([`smtps://127.0.0.1:${mail.server.port}`, new URL(url).origin])
  const [latest] = await runsOf(world, reportId)
  const declined = { kind: 'notDelivered', trouble: 'declined' }
  expect(latest?.deliveries).toMatchObject([{ failure: declined }, { failure: declined }])
})

test('only a change is sent where only changes are wanted', async () => {
  const { received, url } = await startListener((response) => response.end())
  const { started, run, deliveries } = await start({ ...toWebhook, when: 'changed' }, { url })
  await run()
  await run()
  expect(await deliveries()).toEqual(['unchanged', 'sent'])
  await started.sandbox.control('POST', '/faults', {
    endpoint: 'list-excel-projects',
    calls: 1,
    fault: { kind: 'serverError' },
  })
  await run()
  expect(received).toHaveLength(1)
})

test('an e-mail tells in five lines what has changed since the last one, with a workbook', async () => {
  const mail = await startSmtpServer()
  const { run } = await start({ ...rules, withComparison: true }, { mail })
  await run()
  await run()
  const [first, second] = mail.received.map(({ text }) => text)
  expect(first).not.toContain('Compared with the run')
  expect(second).toMatch(
    /Compared with the run of .*\r\nRows: \d+ before, \d+ now\.\r\nAdded: 0\. Removed: 0\.\r\nChanged rows: 0, with 0 changed cells\.\r\nNo cell has a different value\./,
  )
  expect(second?.match(/Content-Disposition: attachment/g)).toHaveLength(2)
})

test('an e-mail may point to the folder instead of carrying the file', async () => {
  const mail = await startSmtpServer()
  const pickedFolder = temporaryFolder()
  const started = await startExports({ pickedFolder })
  const world = started.world()
  await setUp(world, { mail })
  const latest = {
    folder: fileTokenSchema.parse('picked'),
    fileName: 'Latest',
    format: 'asFetched',
  } as const
  const reportId = await saveReport(world, {
    content,
    latest,
    delivery: { ...rules, file: 'inFolder' },
  })
  await runNow(world, reportId)
  const text = mail.received[0]?.text.replaceAll(/=\r\n/g, '') ?? ''
  const path = join(pickedFolder, 'Latest.xlsx')
  expect(text).toContain(path)
  expect(text).toContain(`<${pathToFileURL(path).href}>`)
  expect(text).not.toContain('filename')
})

test('what was not taken is told, and sent again only when a person says so', async () => {
  let status = 403
  const { received, url } = await startListener((response) =>
    response.writeHead(status).end('busy'),
  )
  const { started, world, run, deliveries, reportId } = await start(toWebhook, { url })
  await run()
  expect(world.notices).toEqual(['“Jednotky” was not sent to the webhook.'])
  const restarted = await started.restart('second')
  await restarted.look()
  expect(received).toHaveLength(1)
  status = 200
  const [latest] = await runsOf(restarted, reportId)
  if (!latest) throw new Error('there is no run')
  expect(latest.deliveries).toMatchObject([{ failure: { answer: '403 busy' } }])
  const again = { runId: latest.id, channel: 'webhook' } as const
  await restarted.call('exports.deliverAgain', again)
  expect(await deliveries(restarted)).toEqual(['sent'])
  const ids = received.map(({ headers }) => headers['unitdesk-id'])
  expect(ids).toEqual([latest.id, latest.id])
  await expect(restarted.call('exports.deliverAgain', again)).rejects.toThrow('notAllowed')
  expect(received).toHaveLength(2)
})

test('what was on its way when the application ended is unknown, and is not sent again by itself', async () => {
  let arrived: () => void = () => undefined
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const { received, url } = await startListener(() => arrived())
  const { started, world, reportId, deliveries } = await start(toWebhook, { url })
  await world.call('exports.runReport', { reportId })
  await arrival
  expect(await deliveries()).toEqual(['sending'])
  const restarted = await started.restart('second')
  await expect.poll(() => deliveries(restarted)).toEqual(['unknown'])
  await expect
    .poll(() => restarted.notices)
    .toEqual([
      '“Jednotky”: sent to the webhook, but it may or may not have arrived. It isn’t resent automatically.',
    ])
  await restarted.look()
  expect(received).toHaveLength(1)
})

test('what was left is told and sent once the application works by itself, and its end waits for it', async () => {
  let answer: () => void = () => undefined
  const { received, url } = await startListener((response) => {
    answer = () => response.end()
    if (received.length < 3) answer()
  })
  const { started, world, run, deliveries } = await start(toWebhook, { url })
  await run()
  await run()
  // The first was on its way when the application ended, the second had arrived from the CRM alone.
  world.store.db.exec(`
    UPDATE export_run SET is_followed_up = 0 WHERE id = (SELECT max(id) FROM export_run);
    DELETE FROM export_delivery WHERE run_id = (SELECT max(id) FROM export_run);
    UPDATE export_delivery SET state = 'sending'`)
  const opened = await started.restart('second', 'opened')
  await opened.look()
  expect([received.length, opened.notices]).toEqual([2, []])
  expect(await deliveries()).toEqual(['', 'sending'])
  opened.begin()
  await expect.poll(() => received.length).toBe(3)
  expect(opened.notices).toHaveLength(1)
  expect(await deliveries()).toEqual(['sending', 'unknown'])
  let isFinished = false
  const finished = opened.finish().then(() => {
    isFinished = true
  })
  await setImmediate()
  expect(isFinished).toBe(false)
  answer()
  await finished
  expect(await deliveries()).toEqual(['sent', 'unknown'])
  expect(received).toHaveLength(3)
})

test('a test goes out through what was set up, and says what is wrong with it', async () => {
  const mail = await startSmtpServer()
  const { received, url } = await startListener((response) => response.end())
  const { world } = await start(rules, { mail, url })
  await world.call('exports.testDelivery', { channel: 'email' })
  await world.call('exports.testDelivery', { channel: 'webhook' })
  expect(mail.received[0]).toMatchObject({ to: ['reports@example.com'] })
  expect(JSON.parse(received[0]?.body.toString('utf8') ?? '')).toMatchObject({ kind: 'test' })
  await setUp(world, {})
  await expect(world.call('exports.testDelivery', { channel: 'email' })).rejects.toMatchObject({
    failure: { kind: 'notDelivered', trouble: 'notSetUp' },
  })
})

test('a secret stays with its place, and goes with it', async () => {
  const mail = await startSmtpServer()
  const { world } = await start(rules, { mail })
  const keep = { password: { kind: 'keep' } } as const
  const save = (server: Smtp['server']) =>
    savePlaces(world, { mail: { server, ...keep }, webhook: null, sftp: null })
  await save({ ...mail.server, from: 'other@example.com' })
  await world.call('exports.testDelivery', { channel: 'email' })
  expect(await save({ ...mail.server, host: 'localhost' })).toMatchObject({
    failure: { kind: 'invalidInput', path: 'mail.password' },
  })
  expect(await save({ ...mail.server, host: 'no host' })).toMatchObject({
    failure: { kind: 'invalidInput', path: 'mail.host' },
  })
  expect(await world.call('exports.readDelivery', {})).toEqual({
    mail: { ...mail.server, from: 'other@example.com' },
    webhook: null,
    sftp: null,
  })
  expect(JSON.stringify(world.store.db.prepare('SELECT * FROM preference').all())).not.toContain(
    'right',
  )
  await savePlaces(world, { mail: null, webhook: null, sftp: null })
  expect(await save(mail.server)).toMatchObject({ failure: { path: 'mail.password' } })
})

test('a secret is not replaced where another place could not be saved with it', async () => {
  const mail = await startSmtpServer()
  const { world } = await start(rules, { mail })
  const refused = await savePlaces(world, {
    mail: { server: mail.server, password: { kind: 'set', value: 'another' } },
    webhook: { url: 'https://example.com/in', secret: { kind: 'keep' } },
  })
  expect(refused).toMatchObject({ failure: { kind: 'invalidInput', path: 'webhook.secret' } })
  await world.call('exports.testDelivery', { channel: 'email' })
  expect(mail.received).toHaveLength(1)
})

test.each([
  ['http://example.com/in', 'needsHttps'],
  ['https://example.com/in?token=abc', 'hasSecret'],
])('%s is no address for a webhook', async (url, rule) => {
  const { world } = await start(rules, {})
  expect(await setUp(world, { url })).toMatchObject({ failure: { path: 'webhook.url', rule } })
})

test('a report is put on the SFTP server once, and is there under its name', async () => {
  const sftp = await startSftpServer()
  const toSftp = { ...rules, recipients: [], toSftp: true }
  const { world, run, reportId, deliveries } = await start(toSftp, { sftp })
  await run()
  expect([...sftp.files.keys()]).toEqual([expect.stringMatching(/^\/reports\/Jednotky .*\.xlsx$/)])
  expect(await deliveries()).toEqual(['sent'])
  const [latest] = await runsOf(world, reportId)
  expect([...sftp.files.values()][0]?.byteLength).toBe(latest?.bytes)
  expect(world.contacted).toEqual([`sftp://127.0.0.1:${sftp.place.port}`])
  await world.call('exports.testDelivery', { channel: 'sftp' })
  expect(sftp.files.size).toBe(1)
})

test('a server that shows another key is sent nothing, and its run says so; its key is shown before it is confirmed', async () => {
  const sftp = await startSftpServer()
  const { host, port } = sftp.place
  const place = { ...sftp.place, hostKey: `SHA256:${'a'.repeat(43)}` }
  const toSftp = { ...rules, recipients: [], toSftp: true }
  const { world, run, reportId } = await start(toSftp, { sftp: { ...sftp, place } })
  await run()
  expect(sftp.written).toEqual([])
  const [latest] = await runsOf(world, reportId)
  expect(latest?.deliveries).toMatchObject([
    { channel: 'sftp', state: 'failed', failure: { trouble: 'hostKey' } },
  ])
  const { hostKey } = await world.call('exports.readHostKey', { host, port })
  expect(hostKey).toBe(sftp.place.hostKey)
  await setUp(world, { sftp })
  if (!latest) throw new Error('there is no run')
  await world.call('exports.deliverAgain', { runId: latest.id, channel: 'sftp' })
  expect(sftp.files.size).toBe(1)
})
