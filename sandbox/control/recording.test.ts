import { expect, test } from 'vitest'
import { freeUnits } from '../testing/free-units.ts'
import { startForTest } from '../testing/start-for-test.ts'
import { minuteMs } from '../time/durations.ts'
import { type RecordedRequest, startRecording } from './recording.ts'

test('a batch of prices is recorded as it was sent, however large, and found by its endpoint', async () => {
  const sandbox = await startForTest()
  const units = (await freeUnits(sandbox)).map(({ id }) => ({
    id,
    priceWithoutVat: 1_234_567.5,
    priceWithVat: 1_382_715.6,
  }))
  const data = JSON.stringify({ units })
  expect(data.length).toBeGreaterThan(10_000)
  await sandbox.post('list-projects')
  await sandbox.post('update-units', { data })
  await sandbox.post('update-units', { data })
  const sent = await sandbox.control('GET', '/requests?endpoint=update-units')
  const batch = expect.objectContaining({ status: 200, parameters: { login: 'prices@demo', data } })
  expect(sent).toEqual([batch, batch])
})

test('a request has the time by which the CRM went, however long it was at it, and whom a gateway asks for', async () => {
  let now = Date.UTC(2026, 10, 16, 10)
  // Whoever looks at the clock once more finds it a minute later.
  const sandbox = await startForTest({ clock: { now: () => (now += minuteMs) } })
  const ask = (forwardedFor?: string) => {
    const login = 'exports@demo'
    const password = sandbox.accounts.find((account) => account.login === login)?.password ?? ''
    return fetch(`${sandbox.baseUrl}/ws/v10/list-excel-deals`, {
      method: 'POST',
      body: new URLSearchParams({ login, password }),
      headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
    })
  }
  await ask('Jana')
  const cooling = await ask()
  const [made, refused] = (await sandbox.control('GET', '/requests')) as RecordedRequest[]
  const waitMs = Number(cooling.headers.get('retry-after')) * 1_000
  expect((made?.at ?? 0) + 5 * minuteMs).toBe((refused?.at ?? 0) + waitMs)
  expect(made?.forwardedFor).toBe('Jana')
  expect(refused?.forwardedFor).toBeNull()
})

const request = (at: number, text: string) => ({
  at,
  endpoint: 'update-units',
  status: 200,
  parameters: { data: text },
  file: null,
  fault: null,
  forwardedFor: null,
})

test.each([
  ['many', 120_000, '', 50_000],
  ['long', 130, 'x'.repeat(1_000_000 - 'data'.length), 50],
  ['huge', 3, 'x'.repeat(60_000_000), 1],
])('of %s requests the newest are kept', (_name, count, text, kept) => {
  const recording = startRecording()
  for (let at = 1; at <= count; at += 1) recording.add(request(at, text))
  const times = recording.all().map(({ at }) => at)
  expect(times).toHaveLength(kept)
  expect(times.at(-1)).toBe(count)
  expect(times[0]).toBe(count - kept + 1)
})
