import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runnerStatusSchema } from '#core/runner/runner-status'
import { startForTest } from '../../../sandbox/testing/start-for-test.ts'
import { canMountDisks, smallDisk } from '../../testing/small-disk.ts'
import { builtRunner } from '../testing/built-runner.ts'
import { runHere } from '../testing/run-here.ts'
import { runnerProfile, secretsOf } from '../testing/runner-profile.ts'
import { startRunnerService } from '../testing/start-runner.ts'

const program = await builtRunner()
const password = 'velmi-tajne-heslo'
const megabyte = 1024 * 1024
const token = 'a-token-of-many-letters'

const start = async (folder?: string) => {
  const sandbox = await startForTest({ newPassword: () => password })
  const profile = await runnerProfile(sandbox, [{}], { folder })
  const secrets = secretsOf(profile, sandbox.baseUrl, password)
  const usual = ['--profile', profile, '--secrets', secrets, '--language', 'en']
  const run = (...command: string[]) => runHere([...usual, ...command])
  const serve = async (address: string) => {
    const service = startRunnerService({ program, args: [...usual, 'run', '--serve', address] })
    const { port } = await service.line(({ event }) => event === 'status served')
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers })
    return { service, ask }
  }
  return { secrets, run, serve }
}

test('a service tells how it fares to a browser, a monitor and a window, without logins and secrets', async () => {
  const { run, serve } = await start()
  const { service, ask } = await serve('0')
  expect(await (await ask('/healthz')).json()).toEqual({ status: 'ok' })
  expect(await run('once', 'Jednotky')).toMatchObject({ exitCode: 0 })
  const page = await (await ask('/', { 'accept-language': 'cs-CZ,cs' })).text()
  expect(page).toContain('Jednotky')
  expect(page).toContain('✓ hotovo')
  const metrics = await ask('/metrics')
  expect(metrics.headers.get('content-type')).toContain('application/openmetrics-text')
  const figures = await metrics.text()
  expect(figures).toContain('unitdesk_jobs_total{kind="runExport",outcome="done"} 1')
  expect(figures).toMatch(/unitdesk_cooldown_wait_seconds\{.*endpoint="list-excel-products"\} \d/)
  const told = await (await ask('/status.json')).text()
  const { workspaces } = runnerStatusSchema.parse(JSON.parse(told))
  expect(workspaces).toMatchObject([
    {
      accounts: [{ state: 'ready' }],
      reports: [{ name: 'Jednotky', runs: [{ state: 'done', failure: null }] }],
    },
  ])
  for (const text of [page, figures, told, JSON.stringify(service.lines)]) {
    expect(text).not.toContain(password)
    expect(text).not.toContain('exports@demo')
  }
  service.signal('SIGTERM')
  expect(await service.ended()).toEqual({ exitCode: 0, signal: null, stderr: '' })
})

test('beyond this computer nobody is told anything without the token', async () => {
  const { secrets, run, serve } = await start()
  const refused = await run('run', '--serve', '0.0.0.0:0')
  expect(refused.exitCode).toBe(1)
  expect(refused.stderr).toContain('“status-token”')
  writeFileSync(join(secrets, 'status-token'), 'short', { mode: 0o600 })
  expect((await run('run', '--serve', '0.0.0.0:0')).stderr).toContain('at least 16 characters')
  writeFileSync(join(secrets, 'status-token'), `${token}\n`, { mode: 0o600 })
  const { ask } = await serve('0.0.0.0:0')
  expect((await ask('/status.json')).status).toBe(401)
  expect((await ask('/healthz')).status).toBe(200)
  const authorization = `Bearer ${token}`
  expect((await ask('/status.json', { authorization })).status).toBe(200)
})

test.runIf(canMountDisks)(
  'a full disk is said in the log, on the page, to a monitor and to whoever asks for health',
  async () => {
    const { folder } = smallDisk(64 * megabyte)
    const { serve, run } = await start(folder)
    const { service, ask } = await serve('0')
    expect((await ask('/healthz')).status).toBe(200)
    expect(() => writeFileSync(join(folder, 'filler'), Buffer.alloc(64 * megabyte))).toThrow(
      'ENOSPC',
    )
    const unhealthy = await ask('/healthz')
    expect(unhealthy.status).toBe(503)
    expect(await unhealthy.json()).toEqual({ status: 'refusing', reason: 'full' })
    expect(await service.line(({ event }) => event === 'store refused')).toMatchObject({
      kind: 'full',
    })
    expect(await (await ask('/', { 'accept-language': 'cs' })).text()).toMatch(/Disk je od .* plný/)
    expect(await (await ask('/metrics')).text()).toContain('unitdesk_store_refused{cause="full"} 1')
    expect((await run('status')).stdout).toContain('The disk has been full since')
  },
)
