import { readFileSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import { startHttpServer } from '../crm/testing/start-http-server.ts'
import { startAccounts } from '../features/accounts/testing/start-accounts.ts'
import { sampleProject } from '../store/testing/samples.ts'
import { openOrThrow } from '../store/testing/store-folder.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import {
  appImageOf,
  fileOf,
  newKeys,
  signFeed,
  someBlocks,
  someFeed,
} from '../updates/testing/release-in-a-box.ts'
import { releaseServer } from '../updates/testing/release-server.ts'
import { openApplication } from './open-application.ts'
import type { DesktopServices } from './open-services.ts'
import { insertFirstWorkspace, workspaceId } from './testing/first-workspace.ts'
import { countUploads, insertManyUploads } from './testing/media/many-uploads.ts'

const blocks = someBlocks(8)
const [oldImage, newImage] = [blocks, [...blocks.slice(1), ...someBlocks(1)]].map(appImageOf)
const name = 'unitdesk-9.0.0-x86_64.AppImage'
const noWorker = () => {
  throw new Error('no worker is needed here')
}

/** The whole application without its window, in an AppImage that has a newer version on a server. */
const start = async (given: Partial<DesktopServices> = {}) => {
  if (oldImage === undefined || newImage === undefined) throw new Error('there are two')
  const keys = newKeys()
  const feed = someFeed({ version: '9.0.0', files: [fileOf(name, newImage)] })
  const served = new Map<string, Buffer | string>([
    ['stable.json', signFeed(feed, keys.privateKey)],
    [name, newImage],
  ])
  const server = await releaseServer(served)
  const profile = temporaryFolder()
  const image = join(profile, 'Unitdesk.AppImage')
  writeFileSync(image, oldImage)
  vi.stubEnv('APPIMAGE', image)
  vi.stubEnv('APPDIR', dirname(process.execPath))
  onTestFinished(() => void vi.unstubAllEnvs())
  const { services: desktop } = await startAccounts()
  const run = () =>
    openApplication({
      profile,
      desktop: { ...desktop, ...given, app: { ...desktop.app, version: '0.1.0' } },
      scripts: { demo: '', leads: '', reports: '', pictures: '' },
      launchWorker: noWorker,
      resolveProxy: () => Promise.resolve('DIRECT'),
      windowLife: {
        showFolder: () => undefined,
        reloadPage: () => undefined,
        onResume: () => undefined,
      },
      mayUpdate: true,
      release: { folder: server.folder, keys: [keys.publicText] },
      tellChanged: () => undefined,
    })
  /** A start that has found the new version by now. */
  const ready = async () => {
    const application = await run()
    application.beginUpdates()
    const read = () =>
      application.world
        .handlers()
        ['updates.readUpdates']({}, { signal: new AbortController().signal })
    await expect.poll(read).toMatchObject({ value: { state: { kind: 'ready' } } })
    return application
  }
  return { profile, run, ready, isNew: () => readFileSync(image).equals(newImage) }
}

test('an end while a call is on its way installs nothing, and the next end does', async () => {
  const { ready, isNew } = await start()
  const held: ServerResponse[] = []
  let isAsked: () => void = () => undefined
  const arrives = new Promise<void>((resolve) => {
    isAsked = resolve
  })
  const baseUrl = await startHttpServer((_, response) => {
    held.push(response)
    isAsked()
  })
  const first = await ready()
  const password = toSecret('of a test')
  const call = first.world
    .handlers()
    ['accounts.testConnection'](
      { baseUrl, login: 'eva', password, areas: ['prices'] },
      { signal: new AbortController().signal },
    )
  await arrives
  await first.end()
  expect(isNew()).toBe(false)
  for (const response of held) response.destroy()
  await call
  const next = await ready()
  await next.end()
  expect(isNew()).toBe(true)
})

test('an end waits until the many files are in the line that a person has just agreed to send, and begins none of them', async () => {
  let isAwake = false
  const { profile, run } = await start({
    uploadSigns: {
      showFraction: () => undefined,
      keepAwake: (isWanted) => {
        isAwake ||= isWanted
      },
      notifyEnd: () => undefined,
    },
  })
  const directory = join(profile, 'store')
  const before = await openOrThrow({ directory })
  insertFirstWorkspace(before, { baseUrl: 'http://127.0.0.1:9', accounts: { media: ['media'] } })
  const of = { workspaceId, projectId: sampleProject }
  const { uploads } = insertManyUploads(before, of, { kind: 'paused' })
  before.close()
  const { world, end } = await run()
  const { signal } = new AbortController()
  const resumed = world.handlers()['media.resumeUploads']({ uploads }, { signal })
  await end()
  expect(await resumed).toEqual({ ok: true, value: null })
  const after = await openOrThrow({ directory })
  onTestFinished(after.close)
  expect(countUploads(after)).toEqual({ queued: uploads.length })
  expect(isAwake).toBe(false)
})
