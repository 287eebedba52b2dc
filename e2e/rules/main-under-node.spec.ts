import { fork } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire, Module } from 'node:module'
import { tmpdir, uptime } from 'node:os'
import { join } from 'node:path'
import type { Result } from '../../core/contract/failure.ts'
import type { CallName, InputOf, OutputOf } from '../../core/contract/index.ts'
import { expect, test } from '../harness/test.ts'

/** The code of main as it is packed, without its window: a plain Node can load it. */
interface BuiltMain {
  readonly openApplication: (dependencies: object) => Promise<{
    readonly world: { readonly openDemo: () => Promise<void> }
    readonly answering: {
      readonly read: <N extends CallName>(name: N, input: object) => Promise<Result<OutputOf<N>>>
      readonly grantFiles: (paths: readonly string[]) => Result<InputOf<'app.endFiles'>['files']>
    }
    readonly end: () => Promise<void>
  }>
}

const nothing = (): void => undefined
const nobody = (): Promise<null> => Promise.resolve(null)

const built = join(import.meta.dirname, '..', '..', 'out', 'main')

/**
 * The bundle shares code with main's first file, which starts the application as soon as it is loaded: to that file this
 * is the second start of a profile that another window has, which ends before it has done anything.
 */
const secondStart = (profile: string) => ({
  app: {
    isPackaged: false,
    getAppPath: () => join(built, '..', '..'),
    getPath: () => profile,
    setPath: nothing,
    requestSingleInstanceLock: () => false,
    quit: nothing,
  },
})

const loadMain = (profile: string): BuiltMain => {
  const name = readdirSync(built).find((file) => /^open-application-.*\.cjs$/.test(file)) ?? ''
  const load = createRequire(join(built, name))
  const electron = load.resolve('electron')
  const umask = process.umask()
  const standIn = new Module(electron)
  standIn.exports = secondStart(profile)
  load.cache[electron] = standIn
  try {
    return load(join(built, name))
  } finally {
    delete load.cache[electron]
    process.umask(umask)
  }
}

const scriptOf = (name: string): string => join(built, `${name}.cjs`)

const windowless = {
  clock: { now: () => Date.now(), elapsedMs: () => performance.now() },
  boot: { bootId: 'test', sinceBootMs: () => Math.round(uptime() * 1_000) },
  log: {
    event: nothing,
    defect: (name: string, error: unknown) => {
      throw new Error(name, { cause: error })
    },
  },
  tellJob: nothing,
  tellMedia: nothing,
  pickSaveFile: nobody,
  pickFolder: nobody,
  printPdf: nobody,
  askFirstContact: () => Promise.resolve(false),
  notify: nothing,
  isOnline: () => true,
  uploadSigns: { showFraction: nothing, keepAwake: nothing, notifyEnd: nothing },
  outsideFiles: { open: () => Promise.resolve(false), show: nothing, drag: nobody },
  background: {
    canStartWithSystem: false,
    startsWithSystem: () => false,
    setStartsWithSystem: nothing,
    canStayInTray: false,
  },
  showTray: nothing,
  app: {
    version: '0',
    policy: null,
    runtime: { electron: '', chrome: '', node: process.versions.node },
    platform: 'linux',
    systemLocale: () => 'en',
    openLink: () => Promise.resolve(false),
    painted: nothing,
    readNotices: () => Promise.resolve({ ok: true, value: [] }),
  },
}

const launchWorker = ({ script, args }: { script: string; args: readonly string[] }) => {
  const child = fork(script, [...args], { serialization: 'advanced', execArgv: [] })
  return {
    post: (message: object) => child.send(message),
    onMessage: (listener: (message: unknown) => void) => child.on('message', listener),
    onExit: (listener: (code: number | null) => void) => child.once('exit', listener),
    kill: () => child.kill('SIGKILL'),
  }
}

const openMain = async (profile: string) => {
  const { world, answering, end } = await loadMain(profile).openApplication({
    profile,
    desktop: windowless,
    scripts: {
      demo: scriptOf('demo-crm'),
      leads: scriptOf('leads'),
      reports: scriptOf('reports'),
      pictures: scriptOf('pictures'),
    },
    launchWorker,
    resolveProxy: () => Promise.resolve('DIRECT'),
    windowLife: { showFolder: nothing, reloadPage: nothing, onResume: nothing },
    mayUpdate: false,
    tellChanged: nothing,
  })
  const call = async <N extends CallName>(name: N, input: object): Promise<OutputOf<N>> => {
    const answer = await answering.read(name, input)
    if (answer.ok) return answer.value
    throw new Error(`${name}: ${JSON.stringify(answer.failure)}`)
  }
  const ended = (jobId: string) =>
    expect
      .poll(async () => (await call('jobs.listJobs', {})).find(({ id }) => id === jobId)?.outcome)
      .toEqual({ kind: 'done' })
  await world.openDemo()
  const demo = (await call('accounts.listWorkspaces', {}))[0]
  if (demo === undefined) throw new Error('there is no demo')
  return { call, ended, end, answering, workspaceId: demo.id }
}

test('main as it is packed works under a plain Node: prices, a report, leads and files, with its store, its demo and its workers', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'unitdesk-main-'))
  const { call, ended, end, answering, workspaceId } = await openMain(profile)
  await ended((await call('prices.refreshProjects', { workspaceId })).jobId)
  const [project] = await call('prices.listProjects', { workspaceId })
  if (project === undefined) throw new Error('the demo has no project')
  const of = { workspaceId, projectId: project.id }
  await ended((await call('prices.refreshPricelist', of)).jobId)
  const { units } = await call('prices.readUnits', { ...of, offset: 0, limit: 100 })
  expect(JSON.parse(String(units)).length).toBeGreaterThan(10)

  const { reportId } = await call('exports.saveReport', {
    workspaceId,
    reportId: null,
    definition: JSON.stringify({
      name: 'Units',
      content: { name: 'products', format: 'xlsx', parameters: {} },
      accountId: null,
      rules: null,
      retention: null,
      alerts: [],
      latest: null,
      delivery: null,
    }),
  })
  await ended((await call('exports.runReport', { reportId })).jobId)
  const [run] = await call('exports.listRuns', { reportId })
  expect(run).toMatchObject({ state: 'done', rows: expect.any(Number) })

  await ended((await call('leads.pollLeads', { workspaceId })).jobId)

  const file = join(profile, 'notes.txt')
  writeFileSync(file, 'no plan')
  const granted = answering.grantFiles([file])
  if (!granted.ok) throw new Error('the file was not granted')
  const dropped = granted.value.map((token) => ({ file: token, path: 'notes.txt' }))
  await ended((await call('media.addFiles', { ...of, dropped })).jobId)

  await end()
  const again = await openMain(profile)
  expect(again.workspaceId).toBe(workspaceId)
  expect(await again.call('exports.listRuns', { reportId })).toHaveLength(1)
  await again.end()
  rmSync(profile, { recursive: true })
})
