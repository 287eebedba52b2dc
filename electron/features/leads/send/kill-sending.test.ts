import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startForTest } from '../../../../sandbox/testing/start-for-test.ts'
import { systemClock } from '../../../clock.ts'
import { keychainInAFile } from '../../../keychain/testing/keychain-in-a-file.ts'
import { bundledProgram } from '../../../store/testing/bundled-program.ts'
import { openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import { numberOfKills } from '../../../testing/number-of-kills.ts'
import { archive, poll, saveLead, sendings } from '../../../wiring/testing/leads/acts.ts'
import { leadsWorld, of } from '../../../wiring/testing/leads/leads-world.ts'
import { letGoOn } from '../../../wiring/testing/let-go-on.ts'

const kills = numberOfKills(6)
const entry = join(import.meta.dirname, '../../../wiring/testing/leads-process.ts')

interface Life {
  readonly program: Awaited<ReturnType<typeof bundledProgram>>
  readonly args: readonly string[]
  readonly lifeMs: number
}

/** Answers whether it was killed before it had ended. */
const liveAndDie = async ({ program, args, lifeMs }: Life): Promise<boolean> => {
  const child = spawn(process.execPath, [program.path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: program.env,
  })
  const lines = createInterface(child.stdout)
  lines.on('line', (line) => {
    if (line === 'sending') setTimeout(() => child.kill('SIGKILL'), lifeMs)
  })
  const [[, signal]] = await Promise.all([once(child, 'exit'), once(lines, 'close')])
  return signal === 'SIGKILL'
}

const openWorld = async (directory: string, baseUrl: string, run: string) => {
  const store = await openOrThrow({ directory, clock: systemClock })
  const keychain = keychainInAFile(`${directory}-keychain.json`)
  const world = leadsWorld(store, { baseUrl, clock: systemClock, run, keychain })
  // What an earlier run has sealed opens with the key of then.
  await world.call('leads.openSealing', {})
  const end = async () => {
    world.stop()
    await world.jobs.stop()
    await world.calling.close()
    store.close()
  }
  return { ...world, end }
}

test('kills while a lead is sent: it is there exactly once or not at all, and the person is told which', async () => {
  const sandbox = await startForTest({ newPassword: () => 'right' })
  const { baseUrl } = sandbox
  const directory = storeFolder()
  const program = await bundledProgram(entry)
  const late = { kind: 'latency', ms: 150, when: 'after' }
  await sandbox.control('POST', '/faults', { endpoint: 'create-lead', calls: 100, fault: late })
  const names: string[] = []
  let killed = 0
  // The first is certain to die while the server keeps its answer back.
  const lives = [0, ...fc.sample(fc.integer({ min: 10, max: 450 }), kills - 1)]
  for (const [run, lifeMs] of lives.entries()) {
    const surname = `Zabitá${String.fromCharCode(97 + run).repeat(3)}`
    names.push(surname)
    const world = await openWorld(directory, baseUrl, `before${run}`)
    const { draftId, revision } = await saveLead(world, {
      name: 'Ela',
      surname,
      email: `ela${run}@example.com`,
    })
    await world.end()
    const args = [directory, baseUrl, `life${run}`, draftId, String(revision)]
    if (await liveAndDie({ program, args, lifeMs })) killed += 1
  }
  expect(killed).toBeGreaterThan(0)
  const world = await openWorld(directory, baseUrl, 'after')
  const told = await sendings(world)
  expect(told.filter(({ state }) => state.kind === 'sending')).toEqual([])
  await letGoOn(world.caller, { baseUrl, login: 'leads@demo' })
  await poll(world)
  const drafts = await world.call('leads.listDrafts', of)
  const found = await sendings(world)
  for (const surname of names) {
    const there = await archive(world, { search: surname })
    const sending = found.find(({ name }) => name.endsWith(surname))
    const story = `${surname} ${JSON.stringify(sending?.state)} ${JSON.stringify(sending?.watch)}`
    expect(there.length, story).toBeLessThanOrEqual(1)
    expect(sending?.watch?.kind === 'appeared', story).toBe(there.length === 1)
    // Nothing had left: it can be sent. What had may not be sent once more.
    expect(
      drafts.some(({ name }) => name.endsWith(surname)),
      story,
    ).toBe(sending === undefined)
  }
  await world.end()
})
