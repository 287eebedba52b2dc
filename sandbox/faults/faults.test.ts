import { expect, test } from 'vitest'
import type { z } from 'zod'
import { startForTest, type TestedSandbox } from '../testing/start-for-test.ts'
import type { faultSchema } from './fault.ts'

type Fault = z.input<typeof faultSchema>

const plan = (sandbox: TestedSandbox, fault: Fault, calls = 1, endpoint = 'list-projects') =>
  sandbox.control('POST', '/faults', { endpoint, calls, fault })

test.each([
  [{ kind: 'status', status: 500 }, 500, 'Unexpected server error.'],
  [{ kind: 'status', status: 502 }, 502, 'Unexpected server error.'],
  [{ kind: 'status', status: 503 }, 503, 'Unexpected server error.'],
  [{ kind: 'htmlPage', status: 200 }, 200, '<!DOCTYPE html>'],
  [{ kind: 'tooMany', retryAfterSeconds: 9 }, 429, 'Too many requests.'],
] as const)('%j answers so for as many calls as planned', async (fault, status, words) => {
  const sandbox = await startForTest()
  await plan(sandbox, fault, 2)
  for (let call = 0; call < 2; call++) {
    const answer = await sandbox.post('list-projects')
    expect(answer.status).toBe(status)
    expect(answer.text).toContain(words)
  }
  expect((await sandbox.post('list-projects')).text).toContain('<export')
  expect(await sandbox.control('GET', '/faults')).toEqual([])
})

test('a 429 says in whole seconds when to come back', async () => {
  const sandbox = await startForTest()
  await plan(sandbox, { kind: 'tooMany', retryAfterSeconds: 417 })
  const response = await fetch(`${sandbox.baseUrl}/ws/v10/list-projects`, {
    method: 'POST',
    body: new URLSearchParams({ login: 'a', password: 'b' }),
  })
  expect(response.headers.get('retry-after')).toBe('417')
})

test('an upload is cut off when half of it has arrived', async () => {
  const sandbox = await startForTest()
  await plan(sandbox, { kind: 'resetDuring' }, 1, '*')
  const form = new FormData()
  form.set('login', 'media@demo')
  form.set('file', new Blob([new Uint8Array(4_000_000)]), 'plan.png')
  const upload = fetch(`${sandbox.baseUrl}/ws/v10/set-unit-plan`, { method: 'POST', body: form })
  await expect(upload).rejects.toThrow('fetch failed')
  expect((await sandbox.post('list-projects')).status).toBe(200)
})

test('a truncated answer announces more than it brings', async () => {
  const sandbox = await startForTest()
  await plan(sandbox, { kind: 'truncated' })
  await expect(sandbox.post('list-projects')).rejects.toThrow('terminated')
})

test('a slow answer and a late one are whole in the end', async () => {
  const sandbox = await startForTest()
  const { text } = await sandbox.post('list-projects')
  await plan(sandbox, { kind: 'slowDrip', pieces: 7, pauseMs: 1 })
  await plan(sandbox, { kind: 'latency', ms: 1 })
  for (let call = 0; call < 2; call++) {
    expect((await sandbox.post('list-projects')).text).toBe(text)
  }
})

test.each([{ kind: 'slowDrip', pieces: 2, pauseMs: 1 }, { kind: 'truncated' }] as const)(
  'an answer that comes by %j says of itself what it always says',
  async (fault) => {
    const sandbox = await startForTest()
    await sandbox.control('PATCH', '/switches', { compression: 'gzip' })
    const account = sandbox.accounts.find(({ login }) => login === 'exports@demo')
    const ask = async () => {
      const response = await fetch(`${sandbox.baseUrl}/ws/v10/list-excel-projects`, {
        method: 'POST',
        body: new URLSearchParams({ login: 'exports@demo', password: account?.password ?? '' }),
      })
      await response.arrayBuffer().catch(() => null)
      return response
    }
    await plan(sandbox, fault, 2, 'list-excel-projects')
    const made = await ask()
    expect(made.headers.get('content-disposition')).toContain('projects')
    expect(made.headers.get('content-encoding')).toBe('gzip')
    const tooEarly = await ask()
    expect(tooEarly.status).toBe(429)
    expect(Number(tooEarly.headers.get('retry-after'))).toBeGreaterThan(0)
  },
)

test('a fault waits for its endpoint, one for any endpoint takes the next call', async () => {
  const sandbox = await startForTest()
  await plan(sandbox, { kind: 'status', status: 500 }, 1, 'get-projects-info')
  expect((await sandbox.post('list-projects')).status).toBe(200)
  await plan(sandbox, { kind: 'status', status: 503 }, 1, '*')
  expect((await sandbox.post('list-projects')).status).toBe(503)
  expect((await sandbox.post('get-projects-info')).status).toBe(500)
  await plan(sandbox, { kind: 'status', status: 500 })
  await sandbox.control('DELETE', '/faults')
  expect((await sandbox.post('list-projects')).status).toBe(200)
})

test('what a fault makes wait goes on when the faults are taken away', async () => {
  const sandbox = await startForTest()
  const tenMinutes = 600_000
  await plan(sandbox, { kind: 'latency', ms: tenMinutes, when: 'before' })
  await plan(sandbox, { kind: 'latency', ms: tenMinutes })
  await plan(sandbox, { kind: 'slowDrip', pieces: 10, pauseMs: 60_000 })
  const held = [1, 2, 3].map(() => sandbox.post('list-projects'))
  await expect.poll(() => sandbox.control('GET', '/faults')).toEqual([])
  await sandbox.control('DELETE', '/faults')
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200, 200])
})

test.each([
  { endpoint: 'list-projects', fault: { kind: 'flood' } },
  { endpoint: '', fault: { kind: 'resetAfter' } },
  { endpoint: 'x', calls: 0, fault: { kind: 'resetAfter' } },
])('the plan %j is refused', async (planned) => {
  const sandbox = await startForTest()
  expect(await sandbox.control('POST', '/faults', planned)).toHaveProperty('error')
})
