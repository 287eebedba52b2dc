import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import type { RunnerStatus } from '#core/runner/runner-status'
import { parseSettingsFile } from '#core/settings/settings-file'
import { type AnswerPost, startListener } from '../../../delivery/testing/start-listener.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { daily, readReport, saveReport } from '../../../wiring/testing/exports/acts.ts'
import { startExports } from '../../../wiring/testing/exports/start-exports.ts'

test('schedules move to a runner: the file has them, and here they wait until somebody takes them back', async () => {
  const pickedFile = join(temporaryFolder(), 'settings.json')
  const { world } = await startExports({ pickedFile })
  const scheduled = await saveReport(world(), { rules: daily('08:00') })
  const byHand = await saveReport(world(), { name: 'By hand', rules: null })
  const { call } = world()
  expect(await call('exports.moveToRunner', {})).toEqual({ file: pickedFile, paused: 1 })
  const file = parseSettingsFile(readFileSync(pickedFile, 'utf8'))
  const reports = file.ok ? file.content.workspaces.flatMap((one) => one.reports) : []
  expect(reports.map(({ rules }) => rules?.schedule.kind)).toEqual(['daily', undefined])
  const { progress, nextRunAt } = await readReport(world(), scheduled)
  expect([progress?.paused?.by, nextRunAt]).toEqual(['runner', null])
  expect((await readReport(world(), byHand)).progress).toBeNull()
  await call('exports.resumeReport', { reportId: scheduled })
  expect((await readReport(world(), scheduled)).nextRunAt).not.toBeNull()
})

test('who decides otherwise keeps all schedules here', async () => {
  const { world } = await startExports()
  const scheduled = await saveReport(world(), { rules: daily('08:00') })
  expect(await world().call('exports.moveToRunner', {})).toBeNull()
  expect((await readReport(world(), scheduled)).progress?.paused).toBeNull()
})

test('where the file cannot be written nothing is paused', async () => {
  const pickedFile = join(temporaryFolder(), 'none', 'settings.json')
  const { world } = await startExports({ pickedFile })
  const scheduled = await saveReport(world(), { rules: daily('08:00') })
  const { signal } = new AbortController()
  const moved = await world().handlers['exports.moveToRunner']({}, { signal })
  expect(moved.ok).toBe(false)
  expect((await readReport(world(), scheduled)).progress?.paused).toBeNull()
})

const status: RunnerStatus = {
  version: '9.0.0',
  startedAt: 1,
  at: 2,
  alarms: 0,
  refusal: null,
  storedBytes: 3,
  jobs: [],
  workspaces: [],
}

const startAsking = async (answer: AnswerPost) => {
  const { received, url } = await startListener(answer)
  const address = new URL(url).origin
  const { world } = await startExports()
  const { signal } = new AbortController()
  const save = (token: string | null, at: string | null = address) =>
    world().handlers['exports.saveRunner'](
      {
        runner: at === null ? null : { address: at, token: tokenOf(token) },
      },
      { signal },
    )
  const ask = () => world().handlers['exports.askRunner']({}, { signal })
  return { received, address, world, save, ask }
}

const tokenOf = (token: string | null) =>
  token === null ? ({ kind: 'keep' } as const) : ({ kind: 'set', value: toSecret(token) } as const)

test('a runner tells how it fares to whoever has its token, which is kept in the keychain alone', async () => {
  const { received, address, world, save, ask } = await startAsking((response) =>
    response.end(JSON.stringify({ ...status, ofALaterVersion: true })),
  )
  expect(await ask()).toMatchObject({ failure: { kind: 'runner', trouble: 'notNamed' } })
  await save('a-token-of-many-letters', `${address}/`)
  expect(await world().call('exports.readRunner', {})).toEqual({ address })
  expect(await ask()).toEqual({ ok: true, value: status })
  expect(received[0]?.headers.authorization).toBe('Bearer a-token-of-many-letters')
  expect(world().contacted).toEqual([address])
  await save(null, null)
  await save(null)
  expect(await ask()).toMatchObject({ ok: true })
  expect(received[1]?.headers.authorization).toBeUndefined()
})

test('what is no runner, and one that refuses, are told as that', async () => {
  let code = 401
  const { save, ask, world } = await startAsking((response) => response.writeHead(code).end('no'))
  await save('wrong')
  expect(await ask()).toMatchObject({ failure: { kind: 'runner', trouble: 'token' } })
  code = 200
  expect(await ask()).toMatchObject({ failure: { kind: 'runner', trouble: 'notARunner' } })
  code = 302
  expect(await ask()).toMatchObject({ failure: { kind: 'runner', trouble: 'notARunner' } })
  world().network.isContactAllowed = false
  expect(await ask()).toMatchObject({ failure: { kind: 'runner', trouble: 'declined' } })
  await save(null, 'http://127.0.0.1:1')
  world().network.isContactAllowed = true
  expect(await ask()).toMatchObject({ failure: { kind: 'unreachable', cause: 'refused' } })
})

test('a token never leaves without encryption but within this computer', async () => {
  const { save } = await startAsking((response) => response.end())
  expect(await save('wrong', 'http://runner.example.com:8710')).toMatchObject({
    failure: { kind: 'invalidInput', path: 'address', rule: 'needsHttps' },
  })
})
