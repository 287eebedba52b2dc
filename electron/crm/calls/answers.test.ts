import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Result, success } from '#core/contract/failure'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { callTo, startCalling } from '../testing/calling.ts'
import { lookAtFile } from '../testing/look-at-file.ts'
import { head, startRawServer, whole } from '../testing/raw-server.ts'

const serve = async (bytes: string) => {
  const server = await startRawServer((socket) => socket.end(bytes))
  onTestFinished(server.close)
  return server
}

const start = () => {
  const started = startCalling()
  onTestFinished(started.close)
  return started
}

const pictureFile = () => {
  const folder = temporaryFolder()
  const path = join(folder, 'picture.png')
  writeFileSync(path, 'PNG')
  return lookAtFile(path, 'image/png')
}

test('a reader learns the status, the headers and the length beside the bytes', async () => {
  const server = await serve(whole(200, 'PDF', { 'content-type': 'application/pdf' }))
  const { caller } = start()
  let told: unknown
  await caller.once(
    callTo(server.baseUrl, {
      receive: async ({ status, header, length }): Promise<Result<string>> => {
        told = { status, type: header('content-type'), other: header('x-other'), length }
        return success('')
      },
    }),
  )
  expect(told).toEqual({ status: 200, type: 'application/pdf', other: null, length: 3 })
})

test.each([
  [200, undefined, { ok: true, value: 'text' }],
  [201, undefined, { ok: false, failure: { kind: 'notThisServer' } }],
  [201, [200, 201], { ok: true, value: 'text' }],
  [404, [200, 404], { ok: true, value: 'text' }],
  [200, [201], { ok: false, failure: { kind: 'notThisServer' } }],
])('status %i is a success where %j are expected, or not', async (status, successes, expected) => {
  const server = await serve(whole(status, 'text'))
  const call = callTo(server.baseUrl, successes === undefined ? {} : { successes })
  expect(await start().caller.once(call)).toMatchObject(expected)
})

test('an answer without a body and a length is a success too', async () => {
  const server = await serve(head(204))
  const call = callTo(server.baseUrl, { successes: [204] })
  expect(await start().caller.once(call)).toEqual({ ok: true, value: '' })
})

test('what a call would like to get is said in its request, and otherwise nothing', async () => {
  const server = await serve(whole(200, '[]'))
  const { caller } = start()
  await caller.once(callTo(server.baseUrl, { accept: 'application/json' }))
  await caller.once(callTo(server.baseUrl))
  const [asked, unasked] = server.requests
  expect(asked).toMatch(/\r\naccept: application\/json\r\n/i)
  expect(unasked).not.toMatch(/\r\naccept:/i)
})

test('a file goes with the login of its account, and its progress is told', async () => {
  const file = pictureFile()
  const server = await serve(whole(200, 'kept'))
  const { caller, calls } = start()
  const told: [number, number][] = []
  const call = callTo(server.baseUrl, { file, onSent: (bytes, total) => told.push([bytes, total]) })
  expect(await caller.once(call)).toEqual({ ok: true, value: 'kept' })
  const [request = ''] = server.requests
  const total = Number(/content-length: (\d+)/i.exec(request)?.[1])
  expect(request).toMatch(/name="login"\r\n\r\neva@vltavan.example\r\n/)
  expect(told.at(-1)).toEqual([total, total])
  expect(calls).toMatchObject([{ bytesSent: total, outcome: 'ok' }])
})

test('a file that is not what it was stops its call before anything leaves, and is not tried again', async () => {
  const file = pictureFile()
  truncateSync(file.path, 1)
  const server = await serve(whole(200, 'kept'))
  const { caller, calls, sleeps } = start()
  expect(await caller.read(callTo(server.baseUrl, { file }))).toEqual({
    ok: false,
    failure: { kind: 'invalidInput', path: 'file', rule: 'fileChanged', again: 'afterFix' },
  })
  expect({ calls, sleeps }).toMatchObject({ calls: [{ bytesSent: 0 }], sleeps: [] })
  expect(server.connections()).toBe(0)
})
