import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workspaceIdSchema } from '#core/ids'
import { isSound } from './connection.ts'
import { readPricelist, readUnitsJson } from './pricelists.ts'
import { sampleProject } from './testing/samples.ts'
import { openOrThrow, storeFolder } from './testing/store-folder.ts'

const kills = 200
const longestLifeMs = 40
const writer = join(import.meta.dirname, 'testing', 'kill-writer.ts')
const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: sampleProject }

interface Acknowledged {
  readonly calls: number[]
  lastPricelist: number
}

/** Lets a writer work for a moment after its first acknowledged commit, then kills it as a power cut would. */
const writeAndKill = async (directory: string, lifeMs: number, acknowledged: Acknowledged) => {
  const child = spawn(process.execPath, [writer, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface(child.stdout)
  lines.on('line', (line) => {
    const [kind, value] = line.split(' ')
    if (kind === 'call') acknowledged.calls.push(Number(value))
    else if (kind === 'pricelist') acknowledged.lastPricelist = Number(value)
    else throw new Error(line)
  })
  await once(lines, 'line')
  setTimeout(() => child.kill('SIGKILL'), lifeMs)
  await Promise.all([once(child, 'exit'), once(lines, 'close')])
}

const idsOf = (rows: unknown[]): number[] => (rows as { id: number }[]).map(({ id }) => id)

test('two hundred kills lose no acknowledged commit, double none and damage nothing', {
  timeout: 180_000,
}, async () => {
  const lives = fc.sample(fc.integer({ min: 0, max: longestLifeMs }), kills)
  const series = [0, 1].map(async (lane) => {
    const directory = storeFolder()
    const acknowledged: Acknowledged = { calls: [], lastPricelist: 0 }
    for (const life of lives.filter((_, index) => index % 2 === lane)) {
      await writeAndKill(directory, life, acknowledged)
    }
    const store = await openOrThrow({ directory })
    expect(store.state()).toEqual({ kind: 'healthy' })
    expect(isSound(store.db, 'full')).toBe(true)
    const kept = idsOf(store.db.prepare('SELECT id FROM api_call ORDER BY id').all())
    const lost = acknowledged.calls.filter((id) => !kept.includes(id))
    expect(lost).toEqual([])
    expect(new Set(kept).size).toBe(kept.length)
    const published = idsOf(store.db.prepare('SELECT id FROM pricelist').all())
    expect(published).toHaveLength(1)
    expect(published[0]).toBeGreaterThanOrEqual(acknowledged.lastPricelist)
    expect(readPricelist(store.db, of)?.unitCount).toBe(80)
    expect(JSON.parse(readUnitsJson(store.db, { ...of, offset: 0, limit: 100 }))).toHaveLength(80)
    store.close()
    return acknowledged.calls.length
  })
  expect((await Promise.all(series)).every((commits) => commits >= kills / 2)).toBe(true)
})
