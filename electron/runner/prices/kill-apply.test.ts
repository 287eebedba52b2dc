import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson } from '#core/parse-json'
import { hourMs } from '#core/time'
import { startForTest } from '../../../sandbox/testing/start-for-test.ts'
import { numberOfKills } from '../../testing/number-of-kills.ts'
import { arrivedPrices } from '../../wiring/testing/prices/acts.ts'
import { of } from '../../wiring/testing/prices/prices-world.ts'
import { movedRunner } from '../testing/built-runner.ts'
import { pricesProfile, raised } from '../testing/prices-profile.ts'
import { runHere } from '../testing/run-here.ts'
import { startRunnerService } from '../testing/start-runner.ts'

const kills = numberOfKills(2)

test('whenever a plan that is applied is killed, the same command finds out, and nothing is sent twice', async () => {
  const sandbox = await startForTest({ newPassword: () => 'right' })
  const { profile, secrets, free, workbook } = await pricesProfile(sandbox)
  const program = await movedRunner()
  const usual = ['--profile', profile, '--secrets', secrets, '--language', 'en', '--json']
  const runAt = (hour: number, ...args: string[]) =>
    runHere([...usual, ...args], { movedByMs: hour * hourMs })
  const planAt = async (hour: number): Promise<string> => {
    const table = workbook(
      'prices.xlsx',
      free.slice(0, 3).map((unit) => raised(unit, 1_000 * (hour + 1))),
    )
    const planned = await runAt(hour, 'prices', 'plan', table, '--project', String(of.projectId))
    expect(planned).toMatchObject({ exitCode: 0 })
    const path = join(dirname(profile), `PLAN-${hour}`)
    writeFileSync(path, planned.stdout)
    return path
  }
  const requests = async () => ((await sandbox.control('GET', '/requests')) as unknown[]).length
  /** The command as a person repeats it, an hour later each time, until it is known what became of the plan. */
  const applyFrom = async (hour: number, plan: string): Promise<unknown> => {
    for (const later of [1, 2, 3]) {
      // A login that was killed may have cost a failed one: a person lets it go on.
      await runAt(hour + later, 'release', 'prices')
      const { stdout } = await runAt(hour + later, 'prices', 'apply', plan)
      const told = parseJson(stdout)
      if (JSON.stringify(told).includes('"state":"confirmed"')) return told
    }
    return 'never confirmed'
  }
  const lives = fc.sample(
    fc.record({ lifeMs: fc.nat(300), lateMs: fc.integer({ min: 20, max: 150 }) }),
    kills,
  )
  for (const [at, { lifeMs, lateMs }] of lives.entries()) {
    const hour = at * 4
    const plan = await planAt(hour)
    const fault = { kind: 'latency', ms: lateMs }
    await sandbox.control('POST', '/faults', { endpoint: 'update-units', calls: 9, fault })
    const before = await requests()
    const applying = startRunnerService({
      program,
      args: [...usual, 'prices', 'apply', plan],
      env: { MOVED_BY_MS: String(hour * hourMs) },
    })
    await expect.poll(requests).toBeGreaterThan(before)
    setTimeout(() => applying.signal('SIGKILL'), lifeMs)
    await applying.ended()
    await sandbox.control('DELETE', '/faults')
    expect(await applyFrom(hour, plan)).toMatchObject({ batch: { state: 'confirmed', units: 3 } })
  }
  const arrived = await arrivedPrices(sandbox)
  expect(new Set(arrived).size).toBe(arrived.length)
  expect(arrived).toHaveLength(kills)
})
