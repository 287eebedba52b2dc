import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownPaymentId } from '#core/payments/statements/transaction-key'
import { bundledProgram } from '../../../store/testing/bundled-program.ts'
import { numberOfKills } from '../../../testing/number-of-kills.ts'
import { liveAndDie } from '../../../wiring/testing/live-and-die.ts'
import {
  confirmAll,
  importFile,
  listPayments,
  received,
  statementText,
} from '../../../wiring/testing/payments/acts.ts'
import { fileWith } from '../../../wiring/testing/payments/file-with.ts'
import { of } from '../../../wiring/testing/payments/payments-world.ts'
import { startPayments } from '../../../wiring/testing/payments/start-payments.ts'

const kills = numberOfKills(6)
const longestLifeMs = 250
const entry = join(import.meta.dirname, '../../../wiring/testing/payments-process.ts')

const movements = Array.from({ length: 60 }, (_, at) => ({
  reference: `R${at}`,
  minor: 100_000 + at,
  symbol: `77${at}`,
}))

test('kills while payments are sent: none is sent twice, and what nobody knows is said', async () => {
  const { world, sandbox, clock, directory, startAgain } = await startPayments()
  await importFile(world, fileWith(statementText(movements)))
  await confirmAll(world)
  await world.end()
  const sender = await bundledProgram(entry)
  const drawn = fc.sample(
    fc.record({ lifeMs: fc.nat(longestLifeMs), lateMs: fc.integer({ min: 20, max: 120 }) }),
    kills - 1,
  )
  // The first is certain to die while the server keeps its answer back.
  const lives = [{ lifeMs: 0, lateMs: 120 }, ...drawn]
  let killed = 0
  for (const [run, { lifeMs, lateMs }] of lives.entries()) {
    await sandbox.control('DELETE', '/faults')
    const when = run % 2 === 0 ? 'after' : 'before'
    const late = { endpoint: '*', calls: 100, fault: { kind: 'latency', ms: lateMs, when } }
    await sandbox.control('POST', '/faults', late)
    const args = [directory, sandbox.baseUrl, `life${run}`]
    if (await liveAndDie({ sender, args, lifeMs })) killed += 1
  }
  expect(killed).toBeGreaterThan(0)
  clock.moveTo(9_000_000_000_000)
  const last = await startAgain()
  const arrived = (await received(sandbox)).map(({ id }) => id)
  const rows = await listPayments(last)
  expect(rows).toHaveLength(movements.length)
  for (const { key, state } of rows) {
    const times = arrived.filter((id) => id === ownPaymentId(key)).length
    const story = `${key} ${JSON.stringify(state)}`
    expect(['confirmed', 'sent', 'unknown'], story).toContain(state.kind)
    if (state.kind === 'unknown') expect(times, story).toBeLessThanOrEqual(1)
    else expect(times, story).toBe(state.kind === 'sent' ? 1 : 0)
  }
  expect(new Set(arrived).size).toBe(arrived.length)
  const { totals, unknown } = await last.call('payments.readTotals', of)
  expect(unknown).toBe(rows.filter(({ state }) => state.kind === 'unknown').length)
  const [total] = totals
  const sum = movements.reduce((all, { minor }) => all + minor, 0)
  expect(total?.importedMinor).toBe(sum)
  expect((total?.bookedMinor ?? 0) + (total?.notBookedMinor ?? 0) + (total?.maybeMinor ?? 0)).toBe(
    sum,
  )
})
