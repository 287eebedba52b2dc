import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chunksOf } from '#core/exports/runs/chunk-rows'
import type { ReportRow } from '#core/exports/table/report-table'
import { fileTokenSchema } from '#core/ids'
import { fromJson, toJson } from '#core/json'
import { dayMs, hourMs, minuteMs } from '#core/time'
import { startListener } from '../../../delivery/testing/start-listener.ts'
import { startSftpServer } from '../../../delivery/testing/start-sftp-server.ts'
import { startSmtpServer } from '../../../delivery/testing/start-smtp-server.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { runNow, savePlaces, saveReport, tick } from '../../../wiring/testing/exports/acts.ts'
import {
  readDashboard,
  saveSending,
  saveTiles,
  stepsOf,
  unitsTile,
} from '../../../wiring/testing/exports/dashboards.ts'
import type { ExportsWorld } from '../../../wiring/testing/exports/exports-world.ts'
import { startExports } from '../../../wiring/testing/exports/start-exports.ts'
import { workspaceId } from '../../../wiring/testing/first-workspace.ts'

// The clock of these tests starts at 2027-01-15 09:00:01 in Prague.

/** A small table: what is in it is the matter of the first test. */
const content = { name: 'projects', format: 'xlsx', parameters: {} } as const

const start = async (given: Parameters<typeof startExports>[0] = {}) => {
  const started = await startExports(given)
  const reportId = await saveReport(started.world(), { content })
  await saveTiles(started.world(), [unitsTile(reportId)])
  /** Time passes, and the application looks. */
  const pass = async (ms: number, world: ExportsWorld = started.world()) => {
    await started.pass(ms)
    await tick(world)
  }
  return { started, reportId, pass }
}

const receiver = async (world: ExportsWorld) => {
  const listener = await startListener((response) => response.end())
  await savePlaces(world, {
    mail: null,
    webhook: { url: listener.url, secret: { kind: 'set', value: 'a secret of ours' } },
    sftp: null,
  })
  return listener.received
}

/** The rows of the only run, as the table of the run shows them. */
const rowsOf = async (world: ExportsWorld) => {
  const { runs } = await readDashboard(world)
  const [newest] = runs
  if (!newest) throw new Error('there is no run')
  const { runId } = newest
  const signal = new AbortController().signal
  const opened = await world.handlers['exports.openRun']({ runId }, { signal })
  if (!opened.ok) throw new Error('the run cannot be opened')
  const { columns = [], rows: count = 0 } = fromJson(opened.value.sheets)[0] ?? {}
  const rows: ReportRow[] = []
  for (const chunk of chunksOf(count).keys()) {
    const of = { runId, sheet: 0, chunk }
    const read = await world.handlers['exports.readRunRows'](of, { signal })
    if (!read.ok) throw new Error('the run cannot be read')
    rows.push(...fromJson(read.value.rows))
  }
  const at = (name: string) => columns.findIndex(({ id }) => id === name)
  const [project, state] = [at('project'), at('availability')]
  return rows.map((row) => ({
    project: String(row[project]),
    state: String(row[state]),
  }))
}

test('the printed figures are those that a count of the rows gives, and say whose they are and how old', async () => {
  const pickedFile = join(temporaryFolder(), 'out.pdf')
  const started = await startExports({ pickedFile })
  const world = started.world()
  const reportId = await saveReport(world)
  await runNow(world, reportId)
  await saveTiles(world, [unitsTile(reportId)])
  const rows = await rowsOf(world)
  const counted: Record<string, Record<string, number>> = {}
  for (const { project, state } of rows) {
    const units = counted[project] ?? {}
    counted[project] = { ...units, [state]: (units[state] ?? 0) + 1 }
  }
  const states = [...new Set(Object.values(counted).flatMap(Object.keys))].sort((one, other) =>
    one.localeCompare(other, 'cs'),
  )
  expect(rows.length).toBeGreaterThan(100)

  await started.pass(2 * hourMs)
  const saved = await world.call('exports.printDashboard', { workspaceId })
  expect(saved).toEqual({ fileName: 'out.pdf' })
  expect(readFileSync(pickedFile, 'utf8')).toBe('%PDF- of page 1')
  const [page = ''] = world.printed
  const textOf = (part: string) =>
    [...part.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, text]) => text)
  const lines = [...page.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, line = '']) => textOf(line))
  const number = new Intl.NumberFormat('en-GB')
  const projects = Object.keys(counted).sort((one, other) => one.localeCompare(other, 'cs'))
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)
  expect(lines).toEqual([
    ['project', ...states, 'Total'],
    ...projects.map((project) => {
      const units = counted[project] ?? {}
      const cells = states.map((state) => (units[state] ? number.format(units[state]) : ''))
      return [project, ...cells, number.format(sum(Object.values(units)))]
    }),
    [
      'Total',
      ...states.map((state) =>
        number.format(sum(projects.map((project) => counted[project]?.[state] ?? 0))),
      ),
      number.format(rows.length),
    ],
  ])
  expect(page).toContain('<h1>Dashboard: Podviní</h1>')
  expect(page).toContain('<h2>Units &lt;by&gt; project</h2>')
  expect(page).toMatch(/Jednotky, as of \d+ Jan 2027, \d\d:\d\d \(2 hours ago\)/)
})

test('a figure says why there is none: no run yet, no such column, no such report', async () => {
  const { started, reportId } = await start()
  const world = started.world()
  const print = async () => {
    await world.call('exports.printDashboard', { workspaceId })
    return world.printed.at(-1)
  }
  expect(await print()).toContain('The report has not run yet.')
  await runNow(world, reportId)
  expect(await print()).toContain('The newest run has no column availability or Dostupnost.')
  await world.call('exports.removeReport', { reportId })
  expect(await print()).toContain('The report was removed.')
  expect((await readDashboard(world)).runs).toEqual([])
})

test('a dashboard that is none is refused, and the one that is there stays', async () => {
  const { started, reportId } = await start()
  const world = started.world()
  const { signal } = new AbortController()
  const twice = toJson([unitsTile(reportId), unitsTile(reportId)])
  for (const tiles of [twice, '{}', 'no']) {
    const saved = await world.handlers['exports.saveTiles']({ workspaceId, tiles }, { signal })
    expect(saved).toMatchObject({ failure: { kind: 'invalidInput', path: 'tiles' } })
  }
  expect((await readDashboard(world)).tiles).toEqual([unitsTile(reportId)])
})

test('at its time the dashboard goes out by each of its ways, once, and asks nothing of the CRM', async () => {
  const pickedFolder = temporaryFolder()
  const { started, pass } = await start({ pickedFolder })
  const world = started.world()
  const mail = await startSmtpServer()
  const sftp = await startSftpServer()
  const { received, url } = await startListener((response) => response.end())
  await savePlaces(world, {
    mail: { server: mail.server, password: { kind: 'set', value: 'right' } },
    webhook: { url, secret: { kind: 'set', value: 'a secret of ours' } },
    sftp: { server: sftp.place, secret: { kind: 'password', password: 'right' } },
  })
  await saveSending(world, {
    recipients: ['director@example.com'],
    toWebhook: true,
    toSftp: true,
    toFolder: true,
    folder: fileTokenSchema.parse('picked'),
  })
  await pass(29 * minuteMs)
  expect(await stepsOf(world)).toEqual([])
  await pass(minuteMs)
  await pass(hourMs)
  expect(await stepsOf(world)).toEqual(['folder sent', 'email sent', 'webhook sent', 'sftp sent'])
  expect(world.printed).toHaveLength(1)
  const [name = '', ...others] = readdirSync(pickedFolder)
  expect(name).toMatch(/^Dashboard Podviní 2027-01-1\d \d\d\.\d\d\.pdf$/)
  expect(others).toEqual([])
  expect(readFileSync(join(pickedFolder, name), 'utf8')).toBe('%PDF- of page 1')
  expect(mail.received.map(({ to }) => to)).toEqual([['director@example.com']])
  expect(mail.received[0]?.text).toContain('The dashboard of ')
  expect([...sftp.files.keys()]).toEqual([`/reports/${name}`])
  expect(received).toHaveLength(1)
  const body = JSON.parse(received[0]?.body.toString('utf8') ?? '')
  expect(body).toMatchObject({ kind: 'dashboard', workspace: 'Podviní', file: { name } })
  expect(Buffer.from(body.file.base64, 'base64').toString()).toBe('%PDF- of page 1')
  expect(await started.sandbox.control('GET', '/requests')).toEqual([])
  const { sending } = await readDashboard(world)
  expect(sending?.nextAt).toBe(Date.parse('2027-01-16T09:30:00+01:00'))
  await pass(dayMs)
  expect(received).toHaveLength(2)
})

test('what was missed while the application was closed goes out once', async () => {
  const { started, pass } = await start()
  const received = await receiver(started.world())
  await saveSending(started.world(), { toWebhook: true })
  await started.pass(2 * dayMs)
  const restarted = await started.restart('second')
  await tick(restarted)
  await pass(minuteMs, restarted)
  expect(received).toHaveLength(1)
  expect(await stepsOf(restarted)).toEqual(['webhook sent'])
})

test('without a network it waits for one; a folder needs none', async () => {
  const pickedFolder = temporaryFolder()
  const { started, pass } = await start({ pickedFolder })
  const world = started.world()
  const received = await receiver(world)
  world.network.isOnline = false
  await saveSending(world, { toWebhook: true })
  await pass(40 * minuteMs)
  expect(await stepsOf(world)).toEqual([])
  world.network.isOnline = true
  await tick(world)
  expect(received).toHaveLength(1)
  world.network.isOnline = false
  await saveSending(world, { toFolder: true, folder: fileTokenSchema.parse('picked') })
  await pass(dayMs)
  expect(readdirSync(pickedFolder)).toHaveLength(1)
})

test('what was leaving when the application ended is unknown, what had not begun leaves after it, and nothing twice', async () => {
  let arrived: () => void = () => undefined
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const { started } = await start()
  const world = started.world()
  const { received, url } = await startListener(() => arrived())
  const sftp = await startSftpServer()
  await savePlaces(world, {
    mail: null,
    webhook: { url, secret: { kind: 'set', value: 'a secret of ours' } },
    sftp: { server: sftp.place, secret: { kind: 'password', password: 'right' } },
  })
  await saveSending(world, { toWebhook: true, toSftp: true })
  await started.pass(30 * minuteMs)
  await world.look()
  await arrival
  expect(await stepsOf(world)).toEqual(['webhook sending', 'sftp waiting'])
  const restarted = await started.restart('second')
  await tick(restarted)
  expect(await stepsOf(restarted)).toEqual(['webhook unknown', 'sftp sent'])
  await tick(restarted)
  expect([received.length, sftp.files.size]).toEqual([1, 1])
  expect(restarted.told).toEqual([
    {
      text: 'The dashboard was sent to the webhook, but it may or may not have arrived. It isn’t resent automatically.',
      subject: { kind: 'dashboard', workspaceId },
    },
  ])
})

test('a page that cannot be drawn as the application ends is drawn after the next start', async () => {
  const { started, pass } = await start()
  const world = started.world()
  const received = await receiver(world)
  await saveSending(world, { toWebhook: true })
  world.printFaults.push(new Error('the window is gone'))
  await pass(30 * minuteMs)
  expect(await stepsOf(world)).toEqual(['webhook waiting'])
  expect(world.notices).toEqual([])
  const restarted = await started.restart('second')
  await tick(restarted)
  expect(await stepsOf(restarted)).toEqual(['webhook sent'])
  expect(received).toHaveLength(1)
})

test('whoever calls a dashboard off while it is drawn has nothing sent and is told of no failure', async () => {
  const { started } = await start()
  const world = started.world()
  const received = await receiver(world)
  await saveSending(world, { toWebhook: true })
  await started.pass(30 * minuteMs)
  await world.look()
  for (const { id } of world.jobs.list()) world.jobs.cancel(id)
  await tick(world)
  expect(await stepsOf(world)).toEqual([])
  expect(received).toEqual([])
  expect(world.notices).toEqual([])
})

test('a page that cannot be drawn twice is told', async () => {
  const { started, pass } = await start()
  const world = started.world()
  const received = await receiver(world)
  await saveSending(world, { toWebhook: true })
  world.printFaults.push(new Error('no window'), new Error('no window'))
  await pass(30 * minuteMs)
  await pass(5 * minuteMs)
  expect(await stepsOf(world)).toEqual(['webhook failed'])
  expect(world.notices).toEqual(['The dashboard was not sent to the webhook.'])
  expect(received).toEqual([])
})

test('a way that fails says why and keeps no other from being taken; a person sends it once more', async () => {
  const { started, pass } = await start()
  const world = started.world()
  const received = await receiver(world)
  await saveSending(world, { toWebhook: true, recipients: ['director@example.com'] })
  await pass(30 * minuteMs)
  expect(await stepsOf(world)).toEqual(['email failed', 'webhook sent'])
  const { sending } = await readDashboard(world)
  expect(sending?.last?.steps[0]?.failure).toMatchObject({ trouble: 'notSetUp' })
  expect(world.notices).toEqual(['The dashboard was not sent by e-mail.'])
  await saveSending(world, { toWebhook: true })
  await world.call('exports.sendDashboardNow', { workspaceId })
  await tick(world)
  expect(await stepsOf(world)).toEqual(['webhook sent'])
  expect(received).toHaveLength(2)
  await world.call('exports.removeDashboardSending', { workspaceId })
  await pass(dayMs)
  expect(received).toHaveLength(2)
  await expect(world.call('exports.sendDashboardNow', { workspaceId })).rejects.toThrow()
})

test('a dashboard without figures is not sent, and that of a workspace that is gone goes with it', async () => {
  const { started, reportId, pass } = await start()
  const world = started.world()
  const received = await receiver(world)
  await saveSending(world, { toWebhook: true })
  await saveTiles(world, [])
  await pass(hourMs)
  expect(received).toEqual([])
  // The time has passed: the first figure that is added is not sent at once.
  await saveTiles(world, [unitsTile(reportId)])
  await tick(world)
  expect(received).toEqual([])
  world.store.db.prepare('DELETE FROM workspace').run()
  await pass(dayMs)
  expect(received).toEqual([])
  expect((await readDashboard(world)).tiles).toEqual([])
})

test('the application stays in the tray for a dashboard that is sent', async () => {
  const { started } = await start()
  const world = started.world()
  const { retention, digest } = await world.call('exports.readSettings', {})
  const tray = { retention, digest, startsWithSystem: false, staysInTray: true }
  await world.call('exports.saveSettings', tray)
  world.changed(['exportSettings'])
  await expect.poll(() => world.trays.at(-1)).toBeNull()
  await saveSending(world, { toWebhook: true })
  world.changed(['exportSettings'])
  await expect.poll(() => world.trays.at(-1)).toMatchObject({ language: 'en' })
})
