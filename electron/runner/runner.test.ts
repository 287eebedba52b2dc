import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { BackupDefinition } from '#core/exports/backup/backup-definition'
import { fileTokenSchema } from '#core/ids'
import { writeSettingsFile } from '#core/settings/settings-file'
import { startForTest } from '../../sandbox/testing/start-for-test.ts'
import { listBackups } from '../store/exports/backup/backups.ts'
import { readSettingsContent } from '../store/settings/settings-content.ts'
import { openAny, openOrThrow } from '../store/testing/store-folder.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { manifestsOf } from '../wiring/testing/exports/backups.ts'
import { builtRunner } from './testing/built-runner.ts'
import { runHere } from './testing/run-here.ts'
import { latestFolderOf, runnerProfile, secretsOf } from './testing/runner-profile.ts'
import { runRunner, startRunnerService } from './testing/start-runner.ts'

const program = await builtRunner()
const password = 'velmi-tajne-heslo'

const start = async (
  reports: Parameters<typeof runnerProfile>[1] = [{}],
  given: Parameters<typeof runnerProfile>[2] = {},
) => {
  const sandbox = await startForTest({ newPassword: () => password })
  const profile = await runnerProfile(sandbox, reports, given)
  const secrets = secretsOf(profile, sandbox.baseUrl, password)
  const usual = ['--profile', profile, '--secrets', secrets, '--language', 'en']
  const args = (...command: string[]) => [...usual, ...command]
  const run = (...command: string[]) => runHere(args(...command))
  const serve = (env = {}) => startRunnerService({ program, args: args('run'), env })
  /** A command in a process of its own. */
  const runApart = (command: string, env = {}) => runRunner({ program, args: args(command), env })
  return { sandbox, profile, secrets, run, runApart, serve }
}

const minutely = {
  schedule: { kind: 'cron', text: '* * * * *', zone: 'Europe/Prague' },
  missed: 'once',
  maxAgeMs: 86_400_000,
  pauseAfter: 20,
} as const

const reportRan = ({ event, kind }: { readonly event: string; readonly kind?: unknown }) =>
  event === 'job ended' && kind === 'runExport'

test('a report runs once by its name, and a line of JSON says what came of it', async () => {
  const { run, sandbox } = await start()
  const { exitCode, stdout, stderr } = await run('once', 'Jednotky')
  expect(stderr).toBe('')
  expect(exitCode).toBe(0)
  expect(stdout.trimEnd().split('\n')).toHaveLength(1)
  expect(JSON.parse(stdout)).toMatchObject({
    exitCode: 0,
    report: { name: 'Jednotky' },
    run: { state: 'done', rows: expect.any(Number), sha256: expect.any(String) },
    failure: null,
  })
  const requests = (await sandbox.control('GET', '/requests')) as { endpoint: string }[]
  expect(requests.map(({ endpoint }) => endpoint)).toEqual(['list-excel-products'])
  const again = await run('once', 'Jednotky')
  expect(again.exitCode).toBe(3)
  expect(JSON.parse(again.stdout)).toMatchObject({ exitCode: 3, failure: { kind: 'cooling' } })
  expect(again.stderr).toContain('The CRM asks us to wait')
  expect(await run('once', 'Byty', '--json')).toMatchObject({ stderr: '' })
  expect((await run('once', 'Byty')).stderr).toBe('There is no report “Byty”.\n')
})

test('the service makes up for what was missed, does what is asked of it, and is the only one', async () => {
  const { run, serve, profile } = await start([{ rules: minutely }, { name: 'Byty' }])
  const service = serve()
  expect(await service.line(reportRan)).toMatchObject({ outcome: 'done' })
  const status = await run('status', '--json')
  expect(JSON.parse(status.stdout)).toMatchObject({
    service: true,
    workspaces: [
      {
        accounts: [{ state: 'ready', isProven: true }],
        reports: [{ name: 'Jednotky', lastRun: { state: 'done' } }, { name: 'Byty' }],
      },
    ],
  })
  expect((await run('pause', 'Jednotky')).stdout).toBe('The schedule of “Jednotky” is paused.\n')
  expect((await run('pause', 'Byty')).stderr).toBe('The report “Byty” runs by hand alone.\n')
  expect(JSON.parse((await run('status', '--json')).stdout)).toMatchObject({
    workspaces: [{ reports: [{ name: 'Jednotky', isPaused: true, nextRunAt: null }, {}] }],
  })
  expect((await run('resume', 'Jednotky')).exitCode).toBe(0)
  const second = await run('run')
  expect(second.exitCode).toBe(3)
  expect(second.stderr).toContain('Unitdesk Runner has worked with this profile since')
  const window = await openAny({ directory: join(profile, 'store') })
  expect(window).toMatchObject({ state: { cause: 'inUse', owner: { program: 'runner' } } })
  service.signal('SIGTERM')
  expect(await service.ended()).toEqual({ exitCode: 0, signal: null, stderr: '' })
  expect(service.lines.at(-1)).toMatchObject({ event: 'ended' })
  expect(existsSync(join(profile, 'runner.sock'))).toBe(false)
  expect((await run('status')).stdout).toMatch(/^The service does not run\.\n/)
})

test('the record of who did what is followed, and a row that somebody has changed is named', async () => {
  const { run, profile } = await start([{ rules: minutely }])
  expect(JSON.parse((await run('verify', '--json')).stdout)).toMatchObject({ broken: [] })
  const { db, close } = await openOrThrow({ directory: join(profile, 'store') })
  const kept = db.prepare("SELECT sql FROM sqlite_schema WHERE name = 'audit_stays'").pluck().get()
  db.exec(`DROP TRIGGER audit_stays; UPDATE audit SET person = 'Petr' WHERE id = 2; ${kept}`)
  close()
  expect(await run('verify')).toMatchObject({
    exitCode: 1,
    stdout: expect.stringMatching(/do not follow from those before them: 2\.\n$/),
  })
})

// A service that is stopped cuts off after 25 seconds what a busy machine needs longer for: here it waits as long as it takes.
const patient = encodeURIComponent(`
  import { syncBuiltinESMExports } from 'node:module'
  import timers from 'node:timers/promises'
  const { setTimeout } = timers
  timers.setTimeout = (ms, ...rest) => setTimeout(ms === 25_000 ? 2 ** 31 - 1 : ms, ...rest)
  syncBuiltinESMExports()`)

test('a service that is stopped finishes the report that is on its way, and begins no other', async () => {
  const { serve, sandbox } = await start([{ rules: minutely }])
  const endpoint = 'list-excel-products'
  const fault = { kind: 'latency', ms: 60_000, when: 'before' }
  await sandbox.control('POST', '/faults', { endpoint, calls: 1, fault })
  const service = serve({ NODE_OPTIONS: `--import=data:text/javascript,${patient}` })
  await service.line(({ event }) => event === 'job began')
  service.signal('SIGTERM')
  await service.line(({ event }) => event === 'stopping')
  await sandbox.control('DELETE', '/faults')
  expect(await service.ended()).toEqual({ exitCode: 0, signal: null, stderr: '' })
  const events = service.lines
    // A busy computer has those at any time.
    .filter(({ event }) => event !== 'slow statement')
    .map(({ event, kind, outcome }) => [event, kind, outcome].filter(Boolean).join(' '))
  expect(events.slice(events.indexOf('stopping'))).toEqual([
    'stopping',
    'job ended runExport done',
    'ended',
  ])
})

test('a report that came due beside a backup is finished before the command ends', async () => {
  const { runApart, run, profile, sandbox } = await start([{ rules: minutely }], {
    backup: { tables: ['projects'], withFiles: false },
  })
  const fault = { kind: 'slowDrip', pieces: 2, pauseMs: 600_000 }
  await sandbox.control('POST', '/faults', { endpoint: 'list-excel-products', calls: 1, fault })
  const command = runApart('backup', {
    NODE_OPTIONS: `--import=data:text/javascript,${patient}`,
  })
  await expect.poll(() => manifestsOf(latestFolderOf(profile)).length).toBe(1)
  await sandbox.control('DELETE', '/faults')
  expect(await command).toMatchObject({ exitCode: 0, stderr: '' })
  expect(JSON.parse((await run('status', '--json')).stdout)).toMatchObject({
    workspaces: [
      {
        reports: [
          { name: 'Jednotky', lastRun: { state: 'done', rows: expect.any(Number) } },
          { name: 'projects', lastRun: { state: 'done' } },
        ],
      },
    ],
  })
})

test('whoever waits for a backup is told that the service is being stopped', async () => {
  // Nothing but the command begins it: no such day is near.
  const schedule = { kind: 'cron', text: '0 0 29 2 *', zone: 'Europe/Prague' } as const
  const { serve, run, sandbox } = await start([], {
    backup: { tables: ['projects', 'deals'], withFiles: false, schedule },
  })
  const fault = { kind: 'slowDrip', pieces: 2, pauseMs: 600_000 }
  await sandbox.control('POST', '/faults', { endpoint: 'list-excel-projects', calls: 1, fault })
  const service = serve({ NODE_OPTIONS: `--import=data:text/javascript,${patient}` })
  await service.line(({ event }) => event === 'started')
  const command = run('backup')
  await service.line(({ event }) => event === 'job began')
  service.signal('SIGTERM')
  expect(await command).toMatchObject({
    exitCode: 3,
    stderr: 'Unitdesk Runner is being stopped. The backup goes on at its next start.\n',
  })
  await sandbox.control('DELETE', '/faults')
  expect(await service.ended()).toMatchObject({ exitCode: 0 })
})

test('a login that was refused holds, and a person lets it go on when its password is right', async () => {
  const { run, secrets, profile, sandbox } = await start()
  secretsOf(profile, sandbox.baseUrl, 'wrong')
  const refused = await run('once', 'Jednotky', '--json')
  expect(JSON.parse(refused.stdout)).toMatchObject({ exitCode: 1, failure: { kind: 'held' } })
  const held = await run('status', '--language', 'cs')
  expect(held.stdout).toContain('pozastaven, dokud nezasáhnete')
  secretsOf(profile, sandbox.baseUrl, password)
  expect((await run('once', 'Jednotky')).stderr).toContain('is on hold')
  const released = await run('release', 'exports')
  expect(released).toMatchObject({ exitCode: 0, stderr: '' })
  expect((await run('once', 'Jednotky')).exitCode).toBe(0)
  expect(readdirSync(secrets)).toHaveLength(1)
})

test('a password that others can read is not used, and none is ever printed', async () => {
  const { run, serve, secrets } = await start([{ rules: minutely }])
  const [file = ''] = readdirSync(secrets)
  chmodSync(join(secrets, file), 0o640)
  const refused = await run('once', 'Jednotky')
  expect(refused.exitCode).toBe(1)
  expect(refused.stderr).toContain('chmod 600')
  chmodSync(join(secrets, file), 0o600)
  const service = serve()
  await service.line(reportRan)
  const said = [await run('status'), await run('status', '--json'), await run('check')]
  service.signal('SIGINT')
  const ended = await service.ended()
  expect(JSON.stringify([said, ended, service.lines, refused])).not.toContain(password)
  expect(JSON.stringify([said, ended, service.lines])).not.toContain('exports@demo')
})

test('a settings file and the passwords are all that another computer needs', async () => {
  const picked = fileTokenSchema.parse('picked')
  const { profile, secrets } = await start([
    { latest: { folder: picked, fileName: 'Latest', format: 'asFetched' } },
  ])
  const store = await openOrThrow({ directory: join(profile, 'store') })
  const file = join(temporaryFolder(), 'settings.json')
  const content = readSettingsContent(store.db)
  const backup: BackupDefinition = {
    schedule: { kind: 'daily', times: ['02:00'], zone: 'Europe/Prague' },
    tables: ['projects'],
    withFiles: false,
    keeping: { days: 7, weeks: 0, months: 0 },
  }
  const workspaces = content.workspaces.map((workspace) => ({ ...workspace, backup }))
  writeFileSync(file, writeSettingsFile({ ...content, workspaces }))
  store.close()
  const other = join(temporaryFolder(), 'other')
  const usual = ['--profile', other, '--secrets', secrets, '--language', 'en']
  const run = (...args: string[]) => runHere([...usual, ...args])
  const folder = temporaryFolder()
  const imported = await run('import', file, '--folder', folder)
  expect(imported).toMatchObject({ exitCode: 0, stderr: '' })
  expect(imported.stdout).toContain('“Podviní” was added with its accounts and reports')
  expect(imported.stdout).toContain('--backups DIR')
  const backups = temporaryFolder()
  const taken = await run('import', file, '--backups', backups)
  expect(taken.stdout).toMatch(/“Podviní” was there.*\n“Podviní” is backed up here from now on/)
  expect((await run('import', file, '--backups', backups)).stdout).not.toContain('backed up')
  const moved = await openOrThrow({ directory: join(other, 'store') })
  expect(listBackups(moved.db)).toMatchObject([{ folder: backups, definition: backup }])
  expect(readSettingsContent(moved.db).workspaces).toEqual(workspaces)
  moved.close()
  expect(await run('once', 'Jednotky')).toMatchObject({ exitCode: 0 })
  expect(readdirSync(folder)).toEqual(['Latest.xlsx'])
  const allowed = await run('allow', 'smtps://smtp.example.com:465')
  expect(allowed.stdout).toBe('Reports may leave to smtps://smtp.example.com:465.\n')
  expect(readFileSync(join(other, 'contacted-origins.json'), 'utf8')).toContain('smtp.example.com')
  const noServers = ['smtp', 'smtp.example.com:465', 'mailto:a@example.com', 'smtps://a.example']
  for (const address of noServers) {
    const refused = await run('allow', address)
    expect(refused).toMatchObject({ exitCode: 1, stdout: '' })
    expect(refused.stderr).toContain(`“${address}” is no address`)
  }
})

test('a command that has no profile says so and leaves none behind', async () => {
  const profile = join(temporaryFolder(), 'nowhere')
  const args = ['status', '--profile', profile, '--language', 'en']
  const { exitCode, stderr } = await runHere(args)
  expect(exitCode).toBe(1)
  expect(stderr).toContain(`There is no profile of Unitdesk in ${profile}.`)
  expect(existsSync(profile)).toBe(false)
})

test('help, version and mistakes are told as people expect it', async () => {
  const run = (...args: string[]) => runRunner({ program, args: [...args, '--language', 'en'] })
  expect(await run('--help')).toMatchObject({ exitCode: 0, stderr: '' })
  expect((await run('--version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  const mistaken = await run('once')
  expect(mistaken).toMatchObject({ exitCode: 2, stdout: '' })
  expect(mistaken.stderr).toContain('See unitdesk-runner --help.')
})
