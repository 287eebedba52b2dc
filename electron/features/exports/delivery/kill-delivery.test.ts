import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { InputOf } from '#core/contract/index'
import type { DeliveryChannel } from '#core/exports/delivery/delivery'
import { toJson } from '#core/json'
import { startForTest } from '../../../../sandbox/testing/start-for-test.ts'
import { systemClock } from '../../../clock.ts'
import { startListener } from '../../../delivery/testing/start-listener.ts'
import { startSftpServer } from '../../../delivery/testing/start-sftp-server.ts'
import { bundledProgram } from '../../../store/testing/bundled-program.ts'
import { openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import { runsOf, savePlaces } from '../../../wiring/testing/exports/acts.ts'
import { exportsWorld } from '../../../wiring/testing/exports/exports-world.ts'
import { workspaceId } from '../../../wiring/testing/first-workspace.ts'
import { forkedReports } from '../../../workers/testing/forked-reports.ts'

const entry = join(import.meta.dirname, '../../../wiring/testing/delivery-process.ts')
const reader = new URL('../../../workers/reports.ts', import.meta.url).href

type Places = InputOf<'exports.saveDelivery'>

interface KilledDelivery {
  readonly places: Places
  readonly channel: DeliveryChannel
  /** Called with what ends the application at once, before it begins. */
  readonly onStart: (kill: () => void) => void
}

/** The next start after the application was killed while a report left, and the run of that report. */
const afterKilling = async ({ places, channel, onStart }: KilledDelivery) => {
  const sandbox = await startForTest({ newPassword: () => 'right' })
  const directory = storeFolder()
  const program = await bundledProgram(entry)
  const args = [program.path, directory, sandbox.baseUrl, toJson(places), reader]
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: program.env,
  })
  onStart(() => child.kill('SIGKILL'))
  await once(child, 'exit')

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
  const run = async () => {
    const [newest] = await runsOf(world, report.id)
    if (!newest) throw new Error('there is no run')
    return newest
  }
  expect(await run()).toMatchObject({
    state: 'done',
    deliveries: [{ channel, state: 'unknown', failure: null }],
  })
  return { world, run }
}

test('a report that was leaving when the application was killed is unknown, and leaves only once', async () => {
  let kill: () => void = () => undefined
  // The receiver has all of it, and its answer never comes.
  const { received, url } = await startListener(() => kill())
  const secret = { kind: 'set', value: 'a secret of ours' } as const
  await afterKilling({
    channel: 'webhook',
    places: { mail: null, webhook: { url, secret }, sftp: null },
    onStart: (end) => {
      kill = end
    },
  })
  expect(received).toHaveLength(1)
})

test.each(['while its bytes arrive', 'while it gets its name'] as const)(
  'a file that was on its way by SFTP when the application was killed %s is never there by half, and comes once when it is sent again',
  async (when) => {
    let kill: (() => void) | null = null
    const sftp = await startSftpServer({
      onWrite: () => when === 'while its bytes arrive' && kill?.(),
      onRename: (accept) => (kill === null ? accept() : kill()),
    })
    const secret = { kind: 'password', password: 'right' } as const
    const places: Places = { mail: null, webhook: null, sftp: { server: sftp.place, secret } }
    const { world, run } = await afterKilling({
      channel: 'sftp',
      places,
      onStart: (end) => {
        kill = end
      },
    })
    const { id: runId } = await run()
    expect([...sftp.files.keys()]).toEqual([`/reports/.${runId}.part`])

    kill = null
    await savePlaces(world, places)
    await world.call('exports.deliverAgain', { runId, channel: 'sftp' })
    const { deliveries, bytes } = await run()
    expect(deliveries).toMatchObject([{ channel: 'sftp', state: 'sent' }])
    const there = [...sftp.files].map(([path, file]) => ({ path, bytes: file.byteLength }))
    expect(there).toEqual([{ path: expect.stringMatching(/^\/reports\/[^.].+\.xlsx$/), bytes }])
  },
)
