import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../../../clock.ts'
import { type AnswerPost, startListener } from '../../../delivery/testing/start-listener.ts'
import { bundledProgram } from '../../../store/testing/bundled-program.ts'
import { openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import { numberOfKills } from '../../../testing/number-of-kills.ts'
import { exportsWorld } from '../../../wiring/testing/exports/exports-world.ts'
import { lostLead } from '../../../wiring/testing/exports/lost-lead.ts'
import { forkedReports } from '../../../workers/testing/forked-reports.ts'

const entry = join(import.meta.dirname, '../../../wiring/testing/alarm-process.ts')
const kills = numberOfKills(6)

/** A program that tells a webhook of a missing lead, on a store of its own. */
const teller = async (answer: AnswerPost) => {
  const { received, url } = await startListener(answer)
  const directory = storeFolder()
  const program = await bundledProgram(entry)
  return {
    received,
    directory,
    start: () =>
      spawn(process.execPath, [program.path, directory, url], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: program.env,
      }),
  }
}

/** What the next start knows of alarms, after it has looked at them. */
const afterNextStart = async (directory: string) => {
  const store = await openOrThrow({ directory })
  const given = { baseUrl: 'http://127.0.0.1:9', clock: systemClock, run: 'next' }
  const world = exportsWorld(store, { ...given, reports: forkedReports() })
  onTestFinished(async () => {
    await world.stop()
    store.close()
  })
  world.leadTroubles.push(lostLead)
  await world.look()
  await world.finish()
  return { world, ...(await world.call('exports.readAlarms', {})) }
}

test('an alarm that was leaving when the application was killed is unknown, and does not leave again', async () => {
  let kill: () => void = () => undefined
  // The receiver has all of it, and its answer never comes.
  const { received, directory, start } = await teller(() => kill())
  const child = start()
  kill = () => child.kill('SIGKILL')
  await once(child, 'exit')
  const { world, alarms, messages } = await afterNextStart(directory)
  expect(messages).toMatchObject([{ way: 'webhook', state: 'unknown', failure: null }])
  expect(alarms).toHaveLength(1)
  expect(received).toHaveLength(1)
  expect(world.notices).toEqual([
    expect.stringContaining('may or may not have arrived. It isn’t resent automatically.'),
  ])
})

test('whenever the application is killed, what it tells has left once at most', async () => {
  const lives = fc.sample(fc.nat(60), kills)
  const { received, directory, start } = await teller((response) => response.end())
  for (const lifeMs of lives) {
    const child = start()
    const ended = once(child, 'exit')
    await Promise.race([once(child.stdout, 'data'), ended])
    const timer = setTimeout(() => child.kill('SIGKILL'), lifeMs)
    await ended
    clearTimeout(timer)
  }
  await once(start(), 'exit')
  const { messages } = await afterNextStart(directory)
  expect(messages).toHaveLength(1)
  const [message] = messages
  expect(['sent', 'unknown']).toContain(message?.state)
  expect(received.length).toBeLessThanOrEqual(1)
  if (message?.state === 'sent') expect(received).toHaveLength(1)
})
