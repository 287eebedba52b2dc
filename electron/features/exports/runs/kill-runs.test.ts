import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { startForTest, type TestedSandbox } from '../../../../sandbox/testing/start-for-test.ts'
import { systemClock } from '../../../clock.ts'
import { readContents } from '../../../store/exports/runs/export-contents.ts'
import { bundledProgram } from '../../../store/testing/bundled-program.ts'
import { openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import { numberOfKills } from '../../../testing/number-of-kills.ts'
import { runsOf, settled, tick } from '../../../wiring/testing/exports/acts.ts'
import { exportsWorld } from '../../../wiring/testing/exports/exports-world.ts'
import { workspaceId } from '../../../wiring/testing/first-workspace.ts'
import { letGoOn } from '../../../wiring/testing/let-go-on.ts'
import { forkedReports } from '../../../workers/testing/forked-reports.ts'

const kills = numberOfKills(6)
const hourMs = 3_600_000
const entry = join(import.meta.dirname, '../../../wiring/testing/export-process.ts')

interface ProgramLife {
  readonly program: Awaited<ReturnType<typeof bundledProgram>>
  readonly run: number
  readonly lifeMs: number
}

/** Killed so long after its run has begun. */
const liveAndDie = async (
  directory: string,
  { baseUrl }: TestedSandbox,
  { program, run, lifeMs }: ProgramLife,
) => {
  const child = spawn(process.execPath, [program.path, directory, baseUrl, String(run)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: program.env,
  })
  const lines = createInterface(child.stdout)
  lines.on('line', (line) => {
    // The first life has no run that is due.
    if (line === 'under way downloading' || (run === 0 && line === 'ready')) {
      setTimeout(() => child.kill('SIGKILL'), lifeMs)
    }
  })
  await Promise.all([once(child, 'exit'), once(lines, 'close')])
}

const startAtLast = async (directory: string, { baseUrl }: TestedSandbox) => {
  const store = await openOrThrow({ directory })
  const clock = { ...systemClock, now: () => systemClock.now() + (kills + 1) * hourMs }
  const reports = forkedReports()
  const world = exportsWorld(store, { baseUrl, clock, run: 'last', reports })
  onTestFinished(async () => {
    await world.stop()
    store.close()
  })
  return world
}

/** Whoever was killed had no time for it: it is made up for by the next start. */
const expectFollowedUp = async (
  { store: { db }, nextTold }: Awaited<ReturnType<typeof startAtLast>>,
  directory: string,
) => {
  const count = (from: string) => db.prepare(`SELECT count(*) FROM ${from}`).pluck()
  const open = count(`export_run WHERE state = 'done' AND is_followed_up = 0`)
  while (open.get() !== 0) await nextTold()
  expect(readdirSync(join(directory, 'latest'))).toEqual(['Latest.xlsx'])
  expect(count(`deal_evidence WHERE kind = 'exported'`).get()).toBeGreaterThan(0)
}

test('whenever the application is killed in a run, no half of it is kept, and no time of the schedule runs twice', async () => {
  const sandbox = await startForTest({ newPassword: () => 'right' })
  const directory = storeFolder()
  const program = await bundledProgram(entry)
  const fault = { kind: 'slowDrip', pieces: 20, pauseMs: 10 }
  await sandbox.control('POST', '/faults', { endpoint: 'list-excel-products', calls: 99, fault })
  // The last is certain to die in the middle of a download.
  const lives = [...fc.sample(fc.nat(400), kills - 1), 0]
  for (const [run, lifeMs] of lives.entries()) {
    await liveAndDie(directory, sandbox, { program, run, lifeMs })
    await sandbox.control('POST', '/clock', { moveByMs: hourMs })
  }
  await sandbox.control('DELETE', '/faults')

  const world = await startAtLast(directory, sandbox)
  expect(existsSync(join(dirname(world.store.path), 'exports', 'downloads'))).toBe(false)
  const [report] = await world.call('exports.listReports', { workspaceId })
  if (!report) throw new Error('there is no report')
  await letGoOn(world.caller, { baseUrl: sandbox.baseUrl, login: 'exports@demo' })
  await tick(world)
  await settled(world)
  const runs = await runsOf(world, report.id)
  expect(runs[0]).toMatchObject({ state: 'done', sha256: expect.any(String) })
  await expectFollowedUp(world, directory)
  for (const { state, sha256 } of runs) {
    expect(['done', 'interrupted']).toContain(state)
    expect(sha256 !== null).toBe(state === 'done')
    const contents = sha256 === null ? null : await readContents(world.store.db, sha256)
    if (contents) expect(createHash('sha256').update(contents).digest('hex')).toBe(sha256)
  }
  const slots = runs.map(({ slot }) => slot)
  expect(new Set(slots).size).toBe(slots.length)
  expect(slots).not.toContain(null)
  const requests = (await sandbox.control('GET', '/requests')) as { status: number }[]
  expect(requests.filter(({ status }) => status === 429)).toEqual([])
  // What has left was written down first.
  const attempts = runs.reduce((sum, run) => sum + run.attempts, 0)
  expect(attempts).toBeGreaterThanOrEqual(requests.length)
  expect(attempts).toBeGreaterThan(runs.length)
})
