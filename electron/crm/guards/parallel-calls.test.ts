import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { callTo, startCalling } from '../testing/calling.ts'
import { startHttpServer } from '../testing/start-http-server.ts'

const places = 6

/** A server that lets its callers wait, except for whoever only looks whether it is there. */
const startSlowServer = async () => {
  const waiting: ServerResponse[] = []
  const arrivals = new EventTarget()
  const url = await startHttpServer((request, response) => {
    request.resume()
    if (request.url === '/there') {
      response.end()
    } else {
      waiting.push(response)
      arrivals.dispatchEvent(new Event('arrived'))
    }
  })
  const until = async (count: number) => {
    while (waiting.length < count) await once(arrivals, 'arrived')
    // Whatever else was on its way had the time of two whole requests to arrive.
    for (let look = 0; look < 2; look++) await fetch(`${url}/there`)
    return waiting.length
  }
  return { url, waiting, until }
}

/** Ten logins, so that it is not their guards who keep them waiting. */
const callFromEach = (url: string, changes: Parameters<typeof callTo>[1] = {}) => {
  const { caller, close } = startCalling()
  onTestFinished(close)
  return Array.from({ length: 10 }, (_unused, index) => {
    const call = callTo(url, changes)
    return caller.once({
      ...call,
      account: { ...call.account, login: `desk-${index}` },
    })
  })
}

test('a server has at most six requests under way, and the next one leaves with an answer', async () => {
  const server = await startSlowServer()
  const calls = callFromEach(server.url)
  expect(await server.until(places)).toBe(places)
  server.waiting[3]?.end('done')
  expect(await server.until(places + 1)).toBe(places + 1)
  for (const response of server.waiting) response.end('done')
  expect(await server.until(10)).toBe(10)
  for (const response of server.waiting) response.end('done')
  expect(await Promise.all(calls)).toEqual(calls.map(() => ({ ok: true, value: 'done' })))
})

test('a cancelled call leaves the line and gives its place back', async () => {
  const server = await startSlowServer()
  const controller = new AbortController()
  const calls = callFromEach(server.url, { signal: controller.signal })
  await server.until(places)
  controller.abort()
  expect(await Promise.all(calls)).toMatchObject(
    calls.map(() => ({ ok: false, failure: { kind: 'cancelled' } })),
  )
  expect(await server.until(places)).toBe(places)
})

test('an answer that nobody reads to its end gives its place back', async () => {
  const server = await startSlowServer()
  const calls = callFromEach(server.url, {
    receive: () => Promise.resolve({ ok: true, value: 'enough' }),
  })
  await server.until(places)
  for (const response of server.waiting) response.write('and so on')
  expect(await server.until(10)).toBe(10)
  for (const response of server.waiting) response.write('and so on')
  expect(await Promise.all(calls)).toEqual(calls.map(() => ({ ok: true, value: 'enough' })))
  for (const response of server.waiting) if (!response.closed) await once(response, 'close')
})
