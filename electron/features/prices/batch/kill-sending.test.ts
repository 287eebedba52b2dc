import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { batchIdSchema } from '#core/ids'
import { startForTest, type TestedSandbox } from '../../../../sandbox/testing/start-for-test.ts'
import { bundledProgram } from '../../../store/testing/bundled-program.ts'
import { handClock, openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import { numberOfKills } from '../../../testing/number-of-kills.ts'
import {
  arrivedBatches,
  arrivedPrices,
  finished,
  readBatch,
} from '../../../wiring/testing/prices/acts.ts'
import { of, pricesWorld } from '../../../wiring/testing/prices/prices-world.ts'

const kills = numberOfKills(7)
const longestLifeMs = 350
const senderEntry = join(import.meta.dirname, '../../../wiring/testing/sending-process.ts')

interface SenderLife {
  readonly sender: Awaited<ReturnType<typeof bundledProgram>>
  readonly run: number
  /** When it dies, from a batch on: getting ready takes longer than all that follows. */
  readonly death: () => Promise<unknown>
  /** What a person was told, line by line. */
  readonly told: string[]
}

const liveAndDie = async (
  directory: string,
  { baseUrl }: TestedSandbox,
  { sender, run, death, told }: SenderLife,
) => {
  const child = spawn(process.execPath, [sender.path, directory, baseUrl, String(run)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: sender.env,
  })
  const lines = createInterface(child.stdout)
  lines.on('line', (line) => {
    told.push(line)
    if (line.startsWith('batch')) void death().then(() => child.kill('SIGKILL'))
  })
  await Promise.all([once(child, 'exit'), once(lines, 'close')])
}

const answerLate = async (sandbox: TestedSandbox, ms: number) => {
  await sandbox.control('DELETE', '/faults')
  const late = { endpoint: 'update-units', calls: 50, fault: { kind: 'latency', ms } }
  await sandbox.control('POST', '/faults', late)
}

/** The application starts once more and looks after what it finds, an hour after the last end. */
const startAtLast = async (directory: string, { baseUrl }: TestedSandbox) => {
  const store = await openOrThrow({ directory })
  const clock = handClock(9_000_000_000_000)
  const world = pricesWorld(store, { baseUrl, clock, run: 'last' })
  onTestFinished(async () => {
    await world.jobs.stop()
    await world.calling.close()
    store.close()
  })
  world.lookAfterBatches()
  for (const { id } of world.jobs.list()) await finished(world, id)
  return world
}

test('kills while editing and sending lose nothing that was shown and send nothing twice', async () => {
  const sandbox = await startForTest({ newPassword: () => 'right' })
  const directory = storeFolder()
  const sender = await bundledProgram(senderEntry)
  const told: string[] = []
  const lives = fc.sample(
    fc.record({ lifeMs: fc.nat(longestLifeMs), lateMs: fc.integer({ min: 20, max: 150 }) }),
    kills,
  )
  for (const [run, { lifeMs, lateMs }] of lives.entries()) {
    await answerLate(sandbox, lateMs)
    await liveAndDie(directory, sandbox, { sender, run, death: () => wait(lifeMs), told })
  }
  // One more is certain to die when its batch has arrived and the answer has not.
  await answerLate(sandbox, 600_000)
  const { length } = await arrivedBatches(sandbox)
  const death = () => expect.poll(() => arrivedBatches(sandbox)).not.toHaveLength(length)
  await liveAndDie(directory, sandbox, { sender, run: kills, death, told })
  await sandbox.control('DELETE', '/faults')

  const world = await startAtLast(directory, sandbox)
  const arrived = await arrivedPrices(sandbox)
  expect(new Set(arrived).size).toBe(arrived.length)
  const shown = told.map((line) => line.split(' ')).filter(([what]) => what === 'batch')
  expect(shown.length).toBeGreaterThanOrEqual(kills)
  for (const [, id, price] of shown) {
    const { batch, units } = await readBatch(world, batchIdSchema.parse(id))
    const hasArrived = arrived.includes(Number(price))
    const truths = hasArrived ? ['confirmed', 'sent'] : ['notApplied', 'notSent']
    expect(truths, `${id} ${JSON.stringify(batch.state)}`).toContain(batch.state.kind)
    expect(units.map(({ after }) => after.grossMinor)).toEqual(Array(3).fill(Number(price)))
  }
  const ended = told.filter((line) => line.startsWith('ended'))
  for (const line of ended) {
    const [, id, kind] = line.split(' ')
    expect((await readBatch(world, batchIdSchema.parse(id))).batch.state.kind).toBe(kind)
  }
  const page = { ...of, before: null, limit: 200, unit: '', states: [] }
  const batches = await world.call('batches.listBatches', page)
  const sent = batches.filter(({ state }) => ['confirmed', 'sent'].includes(state.kind))
  expect(sent).toHaveLength(arrived.length)
  // Of a batch that was on its way the fate was found out by a read.
  expect(batches.filter(({ foundOutAt }) => foundOutAt !== null)).not.toEqual([])
})
