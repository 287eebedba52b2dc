import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberOfKills } from '../../testing/number-of-kills.ts'
import {
  type AcknowledgedWrites,
  hear,
  judge,
  nothingAcknowledged,
} from '../powerloss/acknowledged.ts'
import { bundledProgram } from '../testing/bundled-program.ts'
import { openOrThrow, storeFolder } from '../testing/store-folder.ts'

const kills = numberOfKills(30)
const longestLifeMs = 60
const lanes = [0, 1]
const writerEntry = join(import.meta.dirname, '../testing/kill-writer.ts')

interface WriterLife {
  readonly writer: Awaited<ReturnType<typeof bundledProgram>>
  readonly lifeMs: number
  readonly acknowledged: AcknowledgedWrites
}

/** Lets a writer work for a moment after its first acknowledged commit, then kills it. */
const writeAndKill = async (directory: string, { writer, lifeMs, acknowledged }: WriterLife) => {
  const child = spawn(process.execPath, [writer.path, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: writer.env,
  })
  const lines = createInterface(child.stdout)
  lines.on('line', (line) => hear(acknowledged, line))
  await once(lines, 'line')
  setTimeout(() => child.kill('SIGKILL'), lifeMs)
  await Promise.all([once(child, 'exit'), once(lines, 'close')])
}

test('kills lose no acknowledged commit, double none and damage nothing', async () => {
  const lives = fc.sample(fc.integer({ min: 0, max: longestLifeMs }), kills)
  // What a killed writer has compiled it cannot keep: one that ends by itself does it for all.
  const writer = await bundledProgram(writerEntry)
  spawnSync(process.execPath, [writer.path, storeFolder(), '1'], { env: writer.env })

  const commits = lanes.map(async (lane) => {
    const directory = storeFolder()
    const acknowledged = nothingAcknowledged()
    for (const lifeMs of lives.filter((_, index) => index % lanes.length === lane)) {
      await writeAndKill(directory, { writer, lifeMs, acknowledged })
    }
    const store = await openOrThrow({ directory })
    expect(store.state()).toEqual({ kind: 'healthy' })
    expect(judge(store.db, acknowledged)).toBe('kept')
    store.close()
    return acknowledged.calls.length
  })
  expect(Math.min(...(await Promise.all(commits)))).toBeGreaterThanOrEqual(kills / lanes.length)
})
