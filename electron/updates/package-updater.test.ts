import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTransport } from '../crm/transport/transport.ts'
import { canMountDisks, smallDisk } from '../testing/small-disk.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { packageUpdater } from './package-updater.ts'
import { appImageOf, fileOf, someBlocks } from './testing/release-in-a-box.ts'
import { releaseServer } from './testing/release-server.ts'
import { troubleOf } from './update-refused.ts'

const oldImage = appImageOf(someBlocks(4))
const newImage = appImageOf(someBlocks(32))
const name = 'unitdesk-0.2.0-x86_64.AppImage'

const start = async (folder = temporaryFolder()) => {
  const server = await releaseServer(new Map([[name, newImage]]))
  const image = join(folder, 'Unitdesk.AppImage')
  writeFileSync(image, oldImage)
  vi.stubEnv('APPIMAGE', image)
  onTestFinished(() => void vi.unstubAllEnvs())
  const transport = createTransport({ resolveProxy: () => Promise.resolve('DIRECT') })
  onTestFinished(transport.close)
  const pending = join(folder, 'updates')
  mkdirSync(pending)
  const progress: number[] = []
  const download = (longestMs: number) =>
    packageUpdater({
      transport,
      feedFolder: server.folder,
      folder: pending,
      version: '0.1.0',
      own: { kind: 'appImage', file: image },
      longestMs,
    })({
      version: '0.2.0',
      file: fileOf(name, newImage),
      signal: new AbortController().signal,
      onProgress: (percent) => progress.push(percent),
    })
  return { server, download, progress, imageNow: () => readFileSync(image) }
}

const minuteMs = 60_000

test('a package that drips is left when its time is over', async () => {
  const { server, download } = await start()
  server.interfereBy((response) => {
    response.writeHead(200, { 'content-length': newImage.length })
    const drip = setInterval(() => response.write('.'), 5)
    response.on('close', () => clearInterval(drip))
    return true
  })
  expect(await download(200).catch(troubleOf)).toBe('tooSlow')
})

test.skipIf(!canMountDisks)('a disk without room for a package is said', async () => {
  const disk = smallDisk(256 * 1024)
  const { download, imageNow } = await start(disk.folder)
  expect(await download(minuteMs).catch(troubleOf)).toBe('disk')
  expect(imageNow().equals(oldImage)).toBe(true)
})

test.skipIf(!canMountDisks)(
  'an AppImage on a disk that has room for one more and not for two stays whole',
  async () => {
    const disk = smallDisk(oldImage.length + newImage.length + 256 * 1024)
    const { download, imageNow } = await start(disk.folder)
    const install = await download(minuteMs)
    expect(await install().catch(troubleOf)).toBe('disk')
    expect(imageNow().equals(oldImage)).toBe(true)
    disk.grow(4 * newImage.length)
    await install()
    expect(imageNow().equals(newImage)).toBe(true)
  },
)
