import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { minuteMs } from '#core/time'
import { startForTest } from '../../../sandbox/testing/start-for-test.ts'
import { arrivedBatches, drafted, edit, sendDraft } from '../../wiring/testing/prices/acts.ts'
import { of } from '../../wiring/testing/prices/prices-world.ts'
import { builtRunner } from '../testing/built-runner.ts'
import { pricesProfile, raised } from '../testing/prices-profile.ts'
import { runHere } from '../testing/run-here.ts'
import { startRunnerService } from '../testing/start-runner.ts'

const program = await builtRunner()

const start = async () => {
  const sandbox = await startForTest({ newPassword: () => 'right' })
  const desk = await pricesProfile(sandbox)
  const { profile, secrets, free, workbook } = desk
  const usual = ['--profile', profile, '--secrets', secrets, '--language', 'en']
  const run = (...command: string[]) => runHere([...usual, ...command])
  const planFile = join(dirname(profile), 'PLAN')
  const plan = async (rows: Parameters<typeof workbook>[1]) => {
    const table = workbook('prices.xlsx', rows)
    const planned = await run('prices', 'plan', table, '--project', String(of.projectId))
    writeFileSync(planFile, planned.stdout)
    return planned
  }
  const [first, second, third] = free
  if (!first || !second || !third) throw new Error('the sandbox has too few free units')
  return {
    ...desk,
    sandbox,
    run,
    plan,
    planFile,
    apply: (...more: string[]) => run('prices', 'apply', planFile, ...more),
    applyLater: (movedByMs: number) =>
      runHere([...usual, 'prices', 'apply', planFile], { movedByMs }),
    serve: () => startRunnerService({ program, args: [...usual, 'run'] }),
    three: [first, second, third] as const,
  }
}

test('a plan says what would change and what is left out, and is applied once', async () => {
  const { plan, apply, planFile, three, units, sandbox } = await start()
  const sold = units.find(({ statusCode }) => statusCode === 3)
  const rows = [
    ...three.map((unit) => raised(unit, 10_000)),
    ['No such unit', '1.00'] as const,
    ...(sold ? [raised(sold, 10_000)] : []),
  ]
  const planned = await plan(rows)
  expect(planned).toMatchObject({ exitCode: 0, stderr: '' })
  const told = JSON.parse(planned.stdout)
  expect(told).toMatchObject({
    project: { id: of.projectId },
    table: { file: 'prices.xlsx', sheet: 'Ceník' },
    sums: { units: 3 },
    confirm: null,
    leftOut: [
      { row: 5, unit: 'No such unit', why: 'unmatched', says: 'No such unit in this project' },
      { row: 6, unit: sold?.number, why: 'locked' },
    ],
  })
  expect(told.changes.map(({ id }: { id: number }) => id)).toEqual(three.map(({ id }) => id))
  expect(await arrivedBatches(sandbox)).toEqual([])

  const applied = await apply('--json')
  expect(applied).toMatchObject({ exitCode: 0, stderr: '' })
  expect(JSON.parse(applied.stdout)).toMatchObject({
    exitCode: 0,
    batch: { state: 'confirmed', units: 3 },
  })
  expect(await arrivedBatches(sandbox)).toEqual([three.map(({ id }) => id)])
  const again = await apply()
  expect(again.exitCode).toBe(1)
  expect(again.stderr).toContain('This plan was sent before. Nothing was sent again.')
  expect(readFileSync(planFile, 'utf8')).toBe(planned.stdout)
  expect(await arrivedBatches(sandbox)).toHaveLength(1)
})

test('a plan that somebody has edited is refused, whatever was changed in it', async () => {
  const { plan, apply, planFile, three, sandbox } = await start()
  await plan(three.map((unit) => raised(unit, 10_000)))
  const text = readFileSync(planFile, 'utf8')
  writeFileSync(planFile, text.replace(/"grossAfter": +"(\d)/, '"grossAfter": "1$1'))
  expect(readFileSync(planFile, 'utf8')).not.toBe(text)
  const refused = await apply()
  expect(refused).toMatchObject({ exitCode: 1, stdout: '' })
  expect(refused.stderr).toContain('Somebody has changed the plan.')
  expect(await arrivedBatches(sandbox)).toEqual([])
})

test('a plan whose prices have moved since is refused, and names the units', async () => {
  const { plan, apply, three, sandbox, inWindow } = await start()
  const [first] = three
  await plan(three.map((unit) => raised(unit, 10_000)))
  await inWindow(async (world) => {
    const draftId = await world.call('drafts.createDraft', { ...of, name: 'Meanwhile' })
    await edit(world, draftId, [drafted(first, (first.priceGrossMinor ?? 0) + 500_00)])
    const { batch } = await sendDraft(world, draftId)
    expect(batch.state.kind).toBe('confirmed')
  })
  const refused = await apply('--json')
  expect(JSON.parse(refused.stdout)).toMatchObject({
    exitCode: 1,
    fault: 'moved',
    units: [{ id: first.id, why: 'conflict' }],
  })
  expect(await arrivedBatches(sandbox)).toEqual([[first.id]])
})

test('what the window would not send is no plan: one bad price keeps back all, and is named', async () => {
  const { plan, three, inWindow } = await start()
  const [first, second] = three
  await inWindow(async (world) => {
    const rules = await world.call('prices.readRules', of)
    const floorPriceMinor = 100_000_00
    await world.call('prices.changeRules', { ...of, rules: { ...rules, floorPriceMinor } })
  })
  const refused = await plan([raised(first, 10_000), [second.number, '50000.00']])
  expect(refused).toMatchObject({ exitCode: 1, stdout: '' })
  expect(refused.stderr).toContain('1 price is below the lowest price allowed')
  expect(refused.stderr).toContain(`  ${second.number}: Below the lowest price`)
  const nothing = await plan([raised(first, 0)])
  expect(nothing.stderr).toContain('The table changes nothing: rows read: 1, left out: 0.')
})

test('a change above the limit of the workspace leaves only with its sum, typed', async () => {
  const { plan, apply, three, sandbox, inWindow } = await start()
  const { workspaceId } = of
  await inWindow((world) =>
    world.call('prices.changeSendLimit', { workspaceId, sumMinor: 20_000_00 }),
  )
  const planned = await plan(three.map((unit) => raised(unit, 10_000)))
  expect(JSON.parse(planned.stdout)).toMatchObject({ confirm: '30000' })
  const asked = await apply()
  expect(asked).toMatchObject({ exitCode: 1, stdout: '' })
  expect(asked.stderr).toContain('--confirm 30000')
  expect((await apply('--confirm', '3')).exitCode).toBe(1)
  expect(await arrivedBatches(sandbox)).toEqual([])
  expect(await apply('--confirm', '30 000')).toMatchObject({ exitCode: 0, stderr: '' })
  expect(await arrivedBatches(sandbox)).toHaveLength(1)
})

test('after a lost answer the prices are read back, and the service plans and applies as the command does', async () => {
  const { plan, apply, three, sandbox, serve, run } = await start()
  const service = serve()
  await service.line(({ event }) => event === 'started')
  expect(await plan(three.map((unit) => raised(unit, 10_000)))).toMatchObject({ exitCode: 0 })
  const fault = { kind: 'resetAfter' }
  await sandbox.control('POST', '/faults', { endpoint: 'update-units', calls: 1, fault })
  const applied = await apply('--json')
  expect(JSON.parse(applied.stdout)).toMatchObject({ exitCode: 0, batch: { state: 'confirmed' } })
  expect(await arrivedBatches(sandbox)).toHaveLength(1)
  const nowhere = await run('prices', 'plan', 'x.csv', '--project', 'Nowhere')
  expect(nowhere.exitCode).toBe(1)
  service.signal('SIGTERM')
  expect(await service.ended()).toMatchObject({ exitCode: 0 })
})

test('what was certainly not sent may be sent again, from a draft that nobody has changed', async () => {
  const { plan, apply, applyLater, three, sandbox, inWindow } = await start()
  const [first] = three
  await plan(three.map((unit) => raised(unit, 10_000)))
  const fault = { kind: 'tooMany', retryAfterSeconds: 60 }
  await sandbox.control('POST', '/faults', { endpoint: 'update-units', calls: 1, fault })
  const waited = await apply()
  expect(waited).toMatchObject({ exitCode: 3, stderr: '' })
  await inWindow(async (world) => {
    const [draft] = await world.call('drafts.listDrafts', of)
    if (!draft) throw new Error('the draft of the plan is not there')
    await edit(world, draft.id, [drafted(first, (first.priceGrossMinor ?? 0) + 700_00)])
  })
  const changed = await apply()
  expect(changed.stderr).toContain('was changed in the window')
  await inWindow(async (world) => {
    const [draft] = await world.call('drafts.listDrafts', of)
    if (draft) await world.call('drafts.undo', { draftId: draft.id })
  })
  expect(await applyLater(minuteMs)).toMatchObject({ exitCode: 0, stderr: '' })
  expect(await arrivedBatches(sandbox)).toHaveLength(2)
})
