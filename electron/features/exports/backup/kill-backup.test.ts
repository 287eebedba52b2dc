import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { secondMs } from '#core/time'
import { startForTest } from '../../../../sandbox/testing/start-for-test.ts'
import { systemClock } from '../../../clock.ts'
import { exportCooldownMs, unheardExportMs } from '../../../crm/guards/cooldowns.ts'
import { listAllReports } from '../../../store/exports/reports/reports.ts'
import { listSkippedSlots } from '../../../store/exports/schedule/report-skipped.ts'
import type { OpenStore } from '../../../store/file/open.ts'
import { bundledProgram } from '../../../store/testing/bundled-program.ts'
import { openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import { numberOfKills } from '../../../testing/number-of-kills.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { backedUp, manifestsOf } from '../../../wiring/testing/exports/backups.ts'
import { exportsWorld } from '../../../wiring/testing/exports/exports-world.ts'
import { workspaceId } from '../../../wiring/testing/first-workspace.ts'
import { letGoOn } from '../../../wiring/testing/let-go-on.ts'
import { forkedReports } from '../../../workers/testing/forked-reports.ts'

const entry = join(import.meta.dirname, '../../../wiring/testing/backup-process.ts')
const reader = new URL('../../../workers/reports.ts', import.meta.url).href
const kills = numberOfKills(3)
// The end of an export in which the application was killed was not heard; and the server counts by the whole second.
const cooldownMs = unheardExportMs + exportCooldownMs + secondMs

interface LifeOfBackup {
  readonly args: readonly string[]
  readonly program: Awaited<ReturnType<typeof bundledProgram>>
  readonly lifeMs: number
}

const liveAndDie = async ({ args, program, lifeMs }: LifeOfBackup) => {
  const child = spawn(process.execPath, [program.path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: program.env,
  })
  const lines = createInterface(child.stdout)
  lines.on('line', () => setTimeout(() => child.kill('SIGKILL'), lifeMs))
  await Promise.all([once(child, 'exit'), once(lines, 'close')])
}

/** Tables in whose run the application has ended three times: they are let go, and come with the next backup. */
const countGivenUp = ({ db }: Pick<OpenStore, 'db'>): number =>
  listAllReports(db)
    .flatMap(({ id }) => listSkippedSlots(db, id))
    .filter(({ outcome }) => outcome === 'interrupted').length

test('whenever the application is killed, a backup goes on where it was, and asks for no export early', async () => {
  const sandbox = await startForTest({ newPassword: () => 'right' })
  await sandbox.control('PATCH', '/accounts/exports@demo', { projects: [10450] })
  const [directory, folder] = [storeFolder(), temporaryFolder()]
  const program = await bundledProgram(entry)
  // What is asked for twice before five minutes are over is refused: the killed runs are made up for later.
  for (const [run, lifeMs] of fc.sample(fc.nat(1_500), kills).entries()) {
    const args = [directory, sandbox.baseUrl, folder, reader, `run${run}`]
    await liveAndDie({ args, program, lifeMs })
  }
  const store = await openOrThrow({ directory })
  let laterMs = 0
  const clock = {
    now: () => systemClock.now() + laterMs,
    elapsedMs: () => systemClock.elapsedMs() + laterMs,
  }
  const cooldownsEnd = async () => {
    await sandbox.control('POST', '/clock', { moveByMs: cooldownMs })
    laterMs += cooldownMs
  }
  await cooldownsEnd()
  const { baseUrl } = sandbox
  const of = { baseUrl, clock, run: 'last', reports: forkedReports(), pickedFolder: folder }
  const world = exportsWorld(store, of)
  onTestFinished(async () => {
    await world.stop()
    store.close()
  })
  await letGoOn(world.caller, { baseUrl, login: 'exports@demo' })
  const begun = await backedUp(world)
  const [first, ...others] = manifestsOf(folder)
  expect(others).toEqual([])
  const givenUp = countGivenUp(store)
  expect(first?.manifest.tables).toHaveLength(4 - givenUp)
  // Where no call has proved the login since the start, its files come with the next backup.
  if (begun.last?.outcome !== 'good' && givenUp === 0) {
    expect(begun.last?.failure).toMatchObject({ kind: 'notAllowed', reason: 'notProven' })
  }
  await cooldownsEnd()
  await world.call('exports.backUpNow', { workspaceId })
  expect(await backedUp(world)).toMatchObject({ last: { outcome: 'good', failure: null } })

  const [found] = manifestsOf(folder)
  if (!found) throw new Error('there is no backup')
  const { name, manifest } = found
  const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
  for (const table of manifest.tables) {
    expect(hashOf(join(folder, name, table.file))).toBe(table.sha256)
  }
  for (const file of manifest.files)
    expect(hashOf(join(folder, 'Files', file.file))).toBe(file.sha256)
  expect(manifest.tables).toHaveLength(4)
  // What a killed run was writing is removed when a day has passed.
  const whole = readdirSync(join(folder, 'Files')).filter((file) => !file.endsWith('.part'))
  expect(whole).toHaveLength(manifest.files.length)
  const requests = (await sandbox.control('GET', '/requests')) as {
    endpoint: string
    status: number
    parameters: { uid?: string }
  }[]
  expect(requests.filter(({ status }) => status === 429)).toEqual([])
  // At most the file that was on its way is asked for again.
  const files = requests.filter(({ endpoint }) => endpoint === 'get-resource')
  expect(files.length).toBeLessThanOrEqual(manifest.files.length + kills)
})
