import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readPolicy } from '#core/policy/policy'
import { createTransport } from '../crm/transport/transport.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import {
  appImageOf,
  fileOf,
  newKeys,
  signFeed,
  someBlocks,
  someFeed,
  type WrittenFeed,
} from '../updates/testing/release-in-a-box.ts'
import { releaseServer } from '../updates/testing/release-server.ts'
import { openUpdates } from './open-updates.ts'

const blocks = someBlocks(64)
const oldImage = appImageOf(blocks)
const newImage = appImageOf([...blocks.slice(0, 20), ...someBlocks(2), ...blocks.slice(21)])
const name = 'unitdesk-0.2.0-x86_64.AppImage'
const keys = newKeys()

interface StartInput {
  readonly feed?: Partial<WrittenFeed>
  readonly policy?: string
  readonly mayUpdate?: boolean
  readonly keys?: readonly string[]
}

/** An AppImage of 0.1.0 that runs beside a server that has 0.2.0. */
const start = async (given: StartInput = {}) => {
  const feedOf = (changes: Partial<WrittenFeed> = {}) =>
    signFeed(
      someFeed({ files: [fileOf(name, newImage)], ...given.feed, ...changes }),
      keys.privateKey,
    )
  const served = new Map<string, Buffer | string>([
    ['stable.json', feedOf()],
    ['early.json', feedOf({ channel: 'early', version: '0.3.0-early.1' })],
    [name, newImage],
  ])
  const server = await releaseServer(served)
  const folder = temporaryFolder()
  const image = join(folder, 'Unitdesk.AppImage')
  writeFileSync(image, oldImage, { mode: 0o755 })
  vi.stubEnv('APPIMAGE', image)
  vi.stubEnv('APPDIR', dirname(process.execPath))
  onTestFinished(() => void vi.unstubAllEnvs())
  const transport = createTransport({ resolveProxy: () => Promise.resolve('DIRECT') })
  onTestFinished(transport.close)
  const events: string[] = []
  const app = {
    version: '0.1.0',
    runtime: { electron: '45', chrome: '150', node: '24' },
    platform: 'linux',
    systemLocale: () => 'en',
    openLink: () => Promise.resolve(false),
    policy: given.policy === undefined ? null : readPolicy(given.policy),
    painted: () => undefined,
    readNotices: () => Promise.reject(new Error('nobody reads them here')),
  } as const
  const profile = join(folder, 'profile')
  mkdirSync(profile)
  /** A start of the application. */
  const run = () =>
    openUpdates(
      {
        app,
        profile,
        transport,
        clock: { now: () => Date.parse('2026-11-24T00:00:00Z'), elapsedMs: () => 0 },
        log: {
          event: (event) => events.push(event),
          defect: (event, error) => events.push(`${event}: ${error}`),
        },
        announce: () => undefined,
        mayUpdate: given.mayUpdate ?? true,
      },
      { folder: server.folder, keys: given.keys ?? [keys.publicText] },
    )
  const imageNow = () => readFileSync(image)
  return { run, server, served, feedOf, image, imageNow, events, profile, folder }
}

type Started = Awaited<ReturnType<typeof start>>

const asked = async ({ run }: Pick<Started, 'run'>) => {
  const opened = run()
  await opened.updates.ask()
  return { ...opened, state: opened.updates.read().state }
}

const readyState = { kind: 'ready', version: '0.2.0', notInstalled: null }

test('a new version is downloaded behind, by what differs, and takes its place at the end alone', async () => {
  const { server, imageNow, image, events, ...started } = await start()
  const { updates, end, state } = await asked(started)
  expect(events.filter((event) => event.includes('defect'))).toEqual([])
  expect(state).toEqual(readyState)
  expect(server.sentBytes()).toBeGreaterThan(0)
  expect(server.sentBytes()).toBeLessThan(newImage.length / 4)
  expect(imageNow().equals(oldImage)).toBe(true)
  await end()()
  expect(imageNow().equals(newImage)).toBe(true)
  expect(statSync(image).mode & 0o777).toBe(0o755)
  expect(readdirSync(dirname(image)).sort()).toEqual(['Unitdesk.AppImage', 'profile'])
  expect(updates.read().askedAt).toBe(Date.parse('2026-11-24T00:00:00Z'))
  expect(events).toEqual(['update ready', 'update installed'])
})

test('where something is leaving at the end the old version stays, and the next end installs without a download', async () => {
  const started = await start()
  const { server, imageNow } = started
  const { end } = await asked(started)
  end()
  expect(imageNow().equals(oldImage)).toBe(true)
  const sent = server.sentBytes()
  const next = await asked(started)
  expect(next.state).toEqual(readyState)
  expect(server.sentBytes()).toBe(sent)
  await next.end()()
  expect(imageNow().equals(newImage)).toBe(true)
})

test.each([
  ['is offered to nobody any longer', { percentage: 0 }],
  ['was taken back', { version: '0.1.0' }],
])('a version that is ready and %s is not installed', async (_, changes) => {
  const started = await start()
  const { updates, end } = await asked(started)
  expect(updates.read().state).toEqual(readyState)
  started.served.set(
    'stable.json',
    started.feedOf({ ...changes, published: '2026-11-02T00:00:00.000Z' }),
  )
  await updates.ask()
  expect(updates.read().state.kind).not.toBe('ready')
  await end()()
  expect(started.imageNow().equals(oldImage)).toBe(true)
})

test('a running version without a map of its blocks gets the whole', async () => {
  const started = await start()
  writeFileSync(started.image, 'an AppImage that somebody has changed')
  expect((await asked(started)).state).toEqual(readyState)
  expect(started.server.sentBytes()).toBeGreaterThanOrEqual(newImage.length)
})

const changedImage = Buffer.from(newImage)
changedImage[20 * 16_384 + 5] = (changedImage[20 * 16_384 + 5] ?? 0) ^ 1

test.each([
  ['another file than was signed for', changedImage],
  ['less than was signed for', newImage.subarray(0, newImage.length / 2)],
])('a server that has %s leaves the old version as it is', async (_, content) => {
  const started = await start()
  started.served.set(name, content)
  const { state, end } = await asked(started)
  expect(state).toEqual({ kind: 'failed', trouble: 'wrongFile' })
  await end()()
  expect(started.imageNow().equals(oldImage)).toBe(true)
})

test('a whole package that does not end where it was signed to end is left', async () => {
  const started = await start()
  writeFileSync(started.image, 'an AppImage without a map')
  started.served.set(name, Buffer.concat([newImage, newImage]))
  expect((await asked(started)).state).toEqual({ kind: 'failed', trouble: 'wrongFile' })
})

test('a download that breaks off is said, and the next question brings it', async () => {
  const started = await start()
  const { server, imageNow } = started
  server.interfereBy((response, asked) => {
    if (asked !== name) return false
    response.writeHead(200, { 'content-length': newImage.length })
    response.write(newImage.subarray(0, 50_000), () => response.destroy())
    return true
  })
  const { updates, state, end } = await asked(started)
  expect(state).toEqual({ kind: 'failed', trouble: 'unreachable' })
  server.interfereBy(null)
  await updates.ask()
  expect(updates.read().state).toEqual(readyState)
  await end()()
  expect(imageNow().equals(newImage)).toBe(true)
})

test('a package that leads to another server is not fetched from there', async () => {
  const started = await start()
  const other = await releaseServer(new Map([[name, newImage]]))
  started.server.interfereBy((response, asked) => {
    if (asked !== name) return false
    response.writeHead(302, { location: other.folder + name }).end()
    return true
  })
  expect((await asked(started)).state).toEqual({ kind: 'failed', trouble: 'refused' })
  expect(other.asked).toEqual([])
})

test('an older feed that was signed once is refused, and the newest one goes on', async () => {
  const started = await start({ feed: { percentage: 0 } })
  const { served, feedOf } = started
  expect((await asked(started)).state).toEqual({ kind: 'later', version: '0.2.0' })
  served.set('stable.json', feedOf({ published: '2026-10-01T00:00:00Z', percentage: 100 }))
  expect((await asked(started)).state).toEqual({ kind: 'failed', trouble: 'replayed' })
  served.set('stable.json', feedOf({ published: '2026-11-02T00:00:00Z', percentage: 100 }))
  expect((await asked(started)).state).toEqual(readyState)
})

test.each([
  ['that has expired', { expires: '2026-11-23T00:00:00Z' }, 'expired'],
  ['of another channel', { channel: 'early' }, 'forged'],
  ['without this system', { files: [] }, 'otherSystem'],
] as const)('a feed %s changes nothing', async (_, feed, trouble) => {
  expect((await asked(await start({ feed }))).state).toEqual({ kind: 'failed', trouble })
})

test('where this version is the newest, that is said', async () => {
  expect((await asked(await start({ feed: { version: '0.1.0' } }))).state).toEqual({
    kind: 'current',
  })
})

test.each([
  ['whose company installs new versions', { policy: '{"updates": "off"}' }, 'company'],
  ['whose policy has a mistake', { policy: '{"update": "early"}' }, 'company'],
  ['in development or the demo', { mayUpdate: false }, 'build'],
  ['that was built without a key', { keys: [] }, 'build'],
] as const)('an application %s asks no server', async (_, given, because) => {
  const started = await start(given)
  const { updates, state, begin, end } = await asked(started)
  expect(state).toEqual({ kind: 'notHere', because })
  begin()
  await updates.ask()
  await end()()
  expect(started.server.asked).toEqual([])
  expect(started.imageNow().equals(oldImage)).toBe(true)
})

test('the AppImage of another program, which has started this one, is left alone', async () => {
  const started = await start()
  vi.stubEnv('APPDIR', '/tmp/.mount_another')
  expect((await asked(started)).state).toEqual({ kind: 'notHere', because: 'packages' })
  expect(started.server.asked).toEqual([])
})

test('a person chooses the channel, which stays; a company may choose it for them', async () => {
  const started = await start()
  const { updates } = started.run()
  expect(updates.chooseChannel('early').ok).toBe(true)
  await expect.poll(() => updates.read().state).toMatchObject({ kind: 'ready' })
  expect(updates.read().state).toMatchObject({ version: '0.3.0-early.1' })
  expect(started.server.asked[0]).toBe('early.json')
  expect(started.run().updates.read()).toMatchObject({ channel: 'early', isChannelFixed: false })
  const managed = await start({ policy: '{"updates": "early"}' })
  expect(managed.run().updates.read()).toMatchObject({ channel: 'early', isChannelFixed: true })
})

test('what was changed while it waited is not installed, and the next start says so', async () => {
  const started = await start()
  const { end } = await asked(started)
  const pending = join(started.profile, 'updates', 'pending', name)
  writeFileSync(pending, changedImage)
  await end()()
  expect(started.imageNow().equals(oldImage)).toBe(true)
  expect(readdirSync(dirname(started.image)).sort()).toEqual(['Unitdesk.AppImage', 'profile'])
  const next = await asked(started)
  expect(next.state).toEqual({ ...readyState, notInstalled: 'wrongFile' })
  await next.end()()
  expect(started.imageNow().equals(newImage)).toBe(true)
})

test('what an earlier end could not install is no news of a later version', async () => {
  const started = await start()
  const first = await asked(started)
  writeFileSync(join(started.profile, 'updates', 'pending', name), changedImage)
  await first.end()()
  started.served.set('stable.json', started.feedOf({ version: '0.3.0' }))
  expect((await asked(started)).state).toEqual({ ...readyState, version: '0.3.0' })
})

test('what could not be installed is told also after a start that ended before it had looked', async () => {
  const started = await start()
  const first = await asked(started)
  writeFileSync(join(started.profile, 'updates', 'pending', name), changedImage)
  await first.end()()
  await started.run().end()()
  expect((await asked(started)).state).toEqual({ ...readyState, notInstalled: 'wrongFile' })
})

test('an end while a new version comes leaves the old one', async () => {
  const started = await start()
  let isAsked: () => void = () => undefined
  const isComing = new Promise<void>((resolve) => {
    isAsked = resolve
  })
  started.server.interfereBy((_, asked) => {
    if (asked === name) isAsked()
    return asked === name
  })
  const { updates, end } = started.run()
  const asking = updates.ask()
  await isComing
  await end()()
  await asking
  expect(started.imageNow().equals(oldImage)).toBe(true)
  expect(started.events.filter((event) => event.includes('defect'))).toEqual([])
})
