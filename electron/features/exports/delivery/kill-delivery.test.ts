import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startForTest } from '../../../../sandbox/testing/start-for-test.ts'
import { systemClock } from '../../../clock.ts'
import { startListener } from '../../../delivery/testing/start-listener.ts'
import { bundledProgram } from '../../../store/testing/bundled-program.ts'
import { openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import { runsOf } from '../../../wiring/testing/exports/acts.ts'
import { exportsWorld, workspaceId } from '../../../wiring/testing/exports/exports-world.ts'
import { forkedReports } from '../../../workers/testing/forked-reports.ts'

const entry = join(import.meta.dirname, '../../../wiring/testing/delivery-process.ts')
const reader = new URL('../../../workers/reports.ts', import.meta.url).href

test('a report that was leaving when the application was killed is unknown, and leaves only once', async () => {
  const sandbox = await startForTest({ newPassword: () => 'right' })
  const directory = storeFolder()
  const program = await bundledProgram(entry)
  let kill: () => void = () => undefined
  // The receiver has all of it, and its answer never comes.
  const { received, url } = await startListener(() => kill())
  const child = spawn(process.execPath, [program.path, directory, sandbox.baseUrl, url, reader], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: program.env,
  })
  kill = () => child.kill('SIGKILL')
  await once(child, 'exit')
  expect(received).toHaveLength(1)

  const store = await openOrThrow({ directory })
  const reports = forkedReports()
  const { baseUrl } = sandbox
  const world = exportsWorld(store, { baseUrl, clock: systemClock, run: 'next', reports })
  onTestFinished(async () => {
    await world.stop()
    store.close()
  })
  const [report] = await world.call('exports.listReports', { workspaceId })
  if (!report) throw new Error('there is no report')
  const count = store.db
    .prepare(`SELECT count(*) FROM export_run WHERE state = 'done' AND is_followed_up = 0`)
    .pluck()
  while (count.get() !== 0) await world.nextTold()
  await world.look()
  expect(await runsOf(world, report.id)).toMatchObject([
    { state: 'done', deliveries: [{ channel: 'webhook', state: 'unknown', failure: null }] },
  ])
  expect(received).toHaveLength(1)
})
