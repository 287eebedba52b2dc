import { truncateSync, writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../../clock.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { certificate } from '../testing/certificates.ts'
import { startConnectProxy } from '../testing/connect-proxy.ts'
import { lookAtFile } from '../testing/look-at-file.ts'
import { whole } from '../testing/raw-server.ts'
import { startEarlyServer } from '../testing/start-early-server.ts'
import { networkCause } from './network-failure.ts'
import { openFile } from './opened-file.ts'
import { createTransport } from './transport.ts'

const fileBytes = 20 * 1024 * 1024
const refused = whole(401, 'no', { connection: 'close' })

/** Uploads of 20 MB, one after the other: what each has heard. */
const uploads = async (baseUrl: string, { count = 8, proxy = 'DIRECT' } = {}) => {
  const folder = temporaryFolder()
  const path = join(folder, 'video.mp4')
  writeFileSync(path, '')
  truncateSync(path, fileBytes)
  const file = lookAtFile(path, 'video/mp4')
  const resolveProxy = () => Promise.resolve(proxy)
  const transport = createTransport({ resolveProxy, roots: () => [certificate] })
  onTestFinished(transport.close)
  const upload = async () => {
    const form = new URLSearchParams({ login: 'eva', password: 'wrong' })
    const { signal } = new AbortController()
    const opened = openFile(file, systemClock)
    try {
      const reply = await transport.post({
        url: baseUrl,
        form,
        file: opened,
        signal,
        onLeaving: () => undefined,
      })
      const parts: Uint8Array[] = []
      for await (const part of reply.body) parts.push(part)
      return `${reply.status} ${Buffer.concat(parts).toString()}`
    } catch (error) {
      return networkCause(error)
    } finally {
      opened.close()
    }
  }
  const heard = []
  for (let index = 0; index < count; index++) heard.push(await upload())
  return [...new Set(heard)]
}

const ends = {
  closes: (socket: Socket) => void socket.end(refused),
  'closes without reading on': (socket: Socket) => {
    socket.write(refused, () => socket.destroy())
  },
  resets: (socket: Socket) => {
    socket.write(refused, () => socket.resetAndDestroy())
  },
  'takes the rest': (socket: Socket) => void socket.write(refused),
}

const early = Object.entries(ends).flatMap(([how, answer]) =>
  [400, 300_000, 5_000_000].map((afterBytes) => ({ how, afterBytes, answer })),
)

test.each(early)(
  'a server that refuses a login after $afterBytes bytes of a file and $how is heard',
  async ({ afterBytes, answer }) => {
    const server = await startEarlyServer({ afterBytes, answer })
    expect(await uploads(server.baseUrl)).toEqual(['401 no'])
    expect(server.requests()).toBe(8)
  },
)

test.each(Object.entries(ends).filter(([how]) => how !== 'resets'))(
  'over an encrypted connection a server that refuses a login early and %s is heard',
  async (_how, answer) => {
    const server = await startEarlyServer({ isTls: true, afterBytes: 300_000, answer })
    expect(await uploads(server.baseUrl)).toEqual(['401 no'])
  },
)

test('behind a proxy a server that refuses a login early is heard', async () => {
  const proxy = await startConnectProxy()
  onTestFinished(proxy.close)
  for (const isTls of [false, true]) {
    const server = await startEarlyServer({ isTls, afterBytes: 300_000, answer: ends.closes })
    expect(await uploads(server.baseUrl, { proxy: proxy.answer })).toEqual(['401 no'])
  }
})

test.each<[string, (socket: Socket) => void]>([
  ['closes', (socket) => void socket.end()],
  ['resets', (socket) => void socket.resetAndDestroy()],
])('a server that %s during an upload and says nothing is a reset', async (_how, answer) => {
  const server = await startEarlyServer({ afterBytes: 300_000, answer })
  expect(await uploads(server.baseUrl, { count: 3 })).toEqual(['reset'])
})
