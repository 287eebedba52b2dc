import { expect, test } from 'vitest'
import { minuteMs, secondMs } from '#core/time'
import {
  daily,
  runsOf,
  saveReport,
  saveSettings,
  settled,
  unitsDefinition,
} from '../../../wiring/testing/exports/acts.ts'
import { startExports } from '../../../wiring/testing/exports/start-exports.ts'
import { workspaceId } from '../../../wiring/testing/first-workspace.ts'

const count = 60
const cooldownMs = 5 * minuteMs
const tables = ['products', 'deals'] as const

test('sixty reports of one account that are due at once keep every cooldown and lose no time to it', async () => {
  const started = await startExports()
  const { sandbox, pass, clock } = started
  // What is in the reports is another matter: they are small.
  await sandbox.control('PATCH', '/accounts/exports@demo', { projects: [10450] })
  const world = started.world()
  await saveSettings(world, { digest: { isOn: false, time: '08:00' } })
  const rules = daily('08:00', { pauseAfter: 20 })
  const reports = []
  for (let at = 0; at < count; at += 1) {
    const content = { ...unitsDefinition.content, name: tables[at % tables.length] ?? tables[0] }
    reports.push(await saveReport(world, { name: `Report ${at}`, content, rules }))
  }
  const listed = await world.call('exports.listReports', { workspaceId })
  const dueAt = listed[0]?.nextRunAt ?? 0
  await pass(dueAt - clock.wallMs())
  const begunMs = clock.trueMs()
  const answers = async () =>
    ((await sandbox.control('GET', '/requests')) as readonly { status: number }[]).map(
      ({ status }) => status,
    )
  for (;;) {
    await world.look()
    await settled(world)
    if ((await answers()).length >= count) break
    const cooling = await world.call('exports.listCooldowns', { workspaceId })
    const next = Math.min(...cooling.map(({ until }) => until))
    await pass(Math.max(secondMs, next - clock.wallMs()))
  }
  const tookMs = clock.trueMs() - begunMs
  // Tables cool down apart from each other: each of the two has thirty runs.
  const leastMs = (count / tables.length - 1) * cooldownMs
  expect(tookMs).toBeGreaterThanOrEqual(leastMs)
  expect(tookMs).toBeLessThanOrEqual(leastMs * 1.05)
  expect(await answers()).toEqual(Array.from({ length: count }, () => 200))
  for (const id of reports) {
    expect((await runsOf(world, id)).map(({ state }) => state)).toEqual(['done'])
  }
})
