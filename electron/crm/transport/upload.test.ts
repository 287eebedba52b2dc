import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Clock } from '#core/time'
import { systemClock } from '../../clock.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { lookAtFile } from '../testing/look-at-file.ts'
import { whole as rawAnswer } from '../testing/raw-server.ts'
import { startHttpServer } from '../testing/start-http-server.ts'
import type { FilePart } from './file-part.ts'
import { fileFailure } from './file-trouble.ts'
import { createLinePace } from './line-pace.ts'
import { openFile } from './opened-file.ts'
import { createTransport, type FormRequest } from './transport.ts'

const megabyte = 1024 * 1024
const form = new URLSearchParams({ login: 'eva', password: 'ž "&=+ %', unitid: '7' })

/** A picture of the folder; a number stands for as many bytes. */
const fileOf = (content: string | number): FilePart => {
  const folder = temporaryFolder()
  const path = join(folder, 'picture.png')
  writeFileSync(path, typeof content === 'string' ? content : '')
  if (typeof content === 'number') truncateSync(path, content)
  return lookAtFile(path, 'image/png')
}

const upload = async (
  url: string,
  file: FilePart,
  {
    clock = systemClock,
    ...more
  }: Partial<FormRequest> & { clock?: Pick<Clock, 'elapsedMs'> } = {},
) => {
  const transport = createTransport({ resolveProxy: () => Promise.resolve('DIRECT') })
  onTestFinished(transport.close)
  const { signal } = new AbortController()
  const opened = openFile(file, clock, createLinePace())
  onTestFinished(opened.close)
  const reply = await transport.post({
    url,
    form,
    file: opened,
    signal,
    onLeaving: () => undefined,
    ...more,
  })
  const parts: Uint8Array[] = []
  for await (const part of reply.body) parts.push(part)
  return { status: reply.status, text: Buffer.concat(parts).toString() }
}

const whole = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  for await (const part of request) parts.push(part as Uint8Array)
  return Buffer.concat(parts)
}

/** A server that keeps what it was sent, and of which length it was said to be. */
const startKeeping = async () => {
  const kept: { type: string; length: number; body: Buffer }[] = []
  const url = await startHttpServer(async (request, response) => {
    const { 'content-type': type = '', 'content-length': length } = request.headers
    try {
      kept.push({ type, length: Number(length), body: await whole(request) })
      response.end('done')
    } catch {
      // The request broke off: nothing was kept of it.
    }
  })
  return { url, kept }
}

/** Stops at the first piece of a request, and reads on only after `act`. */
const startPausing = async (act: () => void) => {
  let whole = 0
  const url = await startHttpServer((request, response) => {
    request.once('data', () => {
      request.pause()
      act()
      request.resume()
    })
    request.once('end', () => {
      whole += 1
      response.end('done')
    })
    request.on('error', () => undefined)
  })
  return { url, whole: () => whole }
}

test.each([
  'picture.png',
  'půdorys 3+kk č. 7.png',
  'a "quoted" one.png',
  'a;b=c\\d.png',
  'line\nbreak\r.png',
])('a file %j goes byte for byte as a browser would send it', async (fileName) => {
  const { url, kept } = await startKeeping()
  const content = 'PNG \u0000 ů \r\n--\r\n'
  await upload(url, { ...fileOf(content), fileName })
  const [sent] = kept
  const boundary = /^multipart\/form-data; boundary=(\S+)$/.exec(sent?.type ?? '')?.[1] ?? ''
  const asBrowser = new FormData()
  for (const [name, value] of form) asBrowser.append(name, value)
  asBrowser.append('file', new File([content], fileName, { type: 'image/png' }))
  const expected = new Response(asBrowser)
  const theirs = /boundary=(\S+)$/.exec(expected.headers.get('content-type') ?? '')?.[1] ?? ''
  const text = (await expected.text()).replaceAll(theirs, boundary).trimEnd()
  expect(sent?.body.toString().trimEnd()).toBe(text)
  expect(sent?.length).toBe(sent?.body.byteLength)
})

test('an empty file and one of many pieces arrive whole', async () => {
  const { url, kept } = await startKeeping()
  const large = 'ab'.repeat(megabyte)
  await upload(url, fileOf(''))
  await upload(url, fileOf(large))
  const contents = kept.map(
    ({ body }) => body.toString().split('\r\n\r\n').at(-1)?.split('\r\n')[0],
  )
  expect(contents[0]).toBe('')
  expect(contents[1] === large).toBe(true)
})

/** Each look at it is so much later. */
const clockOf = (stepMs: number) => {
  let now = 0
  return { elapsedMs: () => (now += stepMs) }
}

test.each([
  ['a fast line progress grows', 0, 3],
  ['a slow line progress grows in small steps', 1_000, 16],
])('over %s up to the length that was announced', async (_line, stepMs, steps) => {
  const { url, kept } = await startKeeping()
  const told: number[] = []
  const totals = new Set<number>()
  const onSent = (bytes: number, total: number) => {
    told.push(bytes)
    totals.add(total)
  }
  await upload(url, fileOf(4 * megabyte), { onSent, clock: clockOf(stepMs) })
  expect([...totals]).toEqual([kept[0]?.length])
  expect(told.at(-1)).toBe(kept[0]?.length)
  expect(told).toEqual([...told].sort((a, b) => a - b))
  expect(told.length).toBeGreaterThanOrEqual(steps)
})

test('a cancelled upload ends where it is, long before its file was read', async () => {
  const controller = new AbortController()
  const server = await startPausing(() => controller.abort())
  let left = 0
  const file = fileOf(1024 * megabyte)
  const onLeaving = (bytes: number) => {
    left = bytes
  }
  const sending = upload(server.url, file, { signal: controller.signal, onLeaving })
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(file.size / 2)
  expect(server.whole()).toBe(0)
})

test.each([
  ['became shorter', (path: string) => truncateSync(path, megabyte)],
  ['became longer', (path: string) => truncateSync(path, 65 * megabyte)],
  ['was written again', (path: string) => utimesSync(path, 1, 1)],
])('a file that %s while it left does not arrive whole', async (_what, change) => {
  const file = fileOf(64 * megabyte)
  const server = await startPausing(() => change(file.path))
  const failure = await upload(server.url, file).catch(fileFailure)
  expect(failure).toMatchObject({ kind: 'invalidInput', path: 'file', rule: 'fileChanged' })
  expect(server.whole()).toBe(0)
})

test.each([
  ['has gone', 'fileVanished', (path: string) => rmSync(path)],
  ['has another size', 'fileChanged', (path: string) => truncateSync(path, 2)],
  [
    'is a folder now',
    'fileUnreadable',
    (path: string) => {
      rmSync(path)
      mkdirSync(path)
    },
  ],
])('of a file that %s nothing leaves', async (_what, rule, change) => {
  const { url, kept } = await startKeeping()
  const file = fileOf('PNG')
  change(file.path)
  let hasLeft = false
  const onLeaving = () => {
    hasLeft = true
  }
  const failure = await upload(url, file, { onLeaving }).catch(fileFailure)
  expect(failure).toMatchObject({ rule, again: 'afterFix' })
  expect({ hasLeft, kept }).toEqual({ hasLeft: false, kept: [] })
})

test('an answer that comes before the whole file was sent is told', async () => {
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.write(rawAnswer(413, 'too large')))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await upload(url, fileOf(16 * megabyte))).toEqual({ status: 413, text: 'too large' })
})

/** Each quarter of a megabyte tells which file it is of and which place it has there. */
const patterned = (file: number): FilePart => {
  const part = fileOf('')
  const places = Array.from({ length: 21 }, (_unused, place) =>
    Buffer.alloc(megabyte / 4, `${file}/${place};`),
  )
  const content = Buffer.concat([...places, Buffer.from('end')])
  writeFileSync(part.path, content)
  return lookAtFile(part.path, part.contentType)
}

test('files that are sent at the same time arrive as they are', async () => {
  const { url, kept } = await startKeeping()
  const files = Array.from({ length: 8 }, (_unused, file) => patterned(file))
  await Promise.all(files.map((file) => upload(url, file)))
  const contents = kept.map(({ body }) => body.subarray(body.indexOf('image/png') + 13))
  const sent = files.map(({ path }) => readFileSync(path))
  for (const content of sent) {
    const same = contents.filter((other) => other.subarray(0, content.byteLength).equals(content))
    expect(same).toHaveLength(1)
  }
})
