import { expect, test } from 'vitest'
import { freeUnits } from '../testing/free-units.ts'
import { startForTest, type TestedSandbox } from '../testing/start-for-test.ts'

const plan = (sandbox: TestedSandbox, fault: Readonly<Record<string, unknown>>) =>
  sandbox.control('POST', '/faults', { endpoint: 'update-units', fault })

const startWithUnit = async () => {
  const sandbox = await startForTest()
  const [unit] = await freeUnits(sandbox)
  const id = unit?.id ?? 0
  return {
    sandbox,
    change: (priceWithVat = 2) => {
      const units = [{ id, priceWithoutVat: 1, priceWithVat }]
      return sandbox.post('update-units', { data: JSON.stringify({ units }) })
    },
    price: async () => {
      const read = await sandbox.control('GET', `/units/${id}`)
      return (read as { attributes: Record<string, string> }).attributes['flat_price']
    },
  }
}

test.each([
  ['resetBefore', false],
  ['resetDuring', false],
  ['resetAfter', true],
] as const)('%s loses the connection; the change made: %s', async (kind, isMade) => {
  const { sandbox, change, price } = await startWithUnit()
  await plan(sandbox, { kind })
  await expect(change()).rejects.toThrow('fetch failed')
  expect((await price()) === '2').toBe(isMade)
  expect(await sandbox.control('GET', '/requests')).toEqual([
    expect.objectContaining({ endpoint: 'update-units', fault: kind, status: isMade ? 200 : 0 }),
  ])
  expect((await change()).status).toBe(200)
})

test('half of the answer arrives, and the change is made', async () => {
  const { sandbox, change, price } = await startWithUnit()
  await plan(sandbox, { kind: 'truncated' })
  await expect(change()).rejects.toThrow('terminated')
  expect(await price()).toBe('2')
})

const otherShape = { kind: 'otherAnswer', body: '{"ok":true}' }

test.each([
  [{ kind: 'status', status: 500 }, 500, 'Unexpected server error.', false],
  [{ kind: 'status', status: 500, when: 'after' }, 500, 'Unexpected server error.', true],
  [{ kind: 'htmlPage', status: 502 }, 502, '<!DOCTYPE html>', false],
  [{ kind: 'htmlPage', when: 'after' }, 200, '<!DOCTYPE html>', true],
  [otherShape, 200, '{"ok":true}', false],
  [{ ...otherShape, status: 202, when: 'after' }, 202, '{"ok":true}', true],
  [{ kind: 'tooMany', retryAfterSeconds: 5 }, 429, 'Too many requests.', false],
  [{ kind: 'latency', ms: 1 }, 200, '"success":true', true],
  [{ kind: 'latency', ms: 1, when: 'before' }, 200, '"success":true', true],
])('%j answers %i with %s; the change made: %s', async (fault, status, words, isMade) => {
  const { sandbox, change, price } = await startWithUnit()
  await plan(sandbox, fault)
  const answer = await change()
  expect(answer.status).toBe(status)
  expect(answer.text).toContain(words)
  expect((await price()) === '2').toBe(isMade)
})

test('an answer of another shape names its own type', async () => {
  const { sandbox, change } = await startWithUnit()
  await plan(sandbox, { ...otherShape, contentType: 'text/plain' })
  expect((await change()).contentType).toBe('text/plain')
})

test.each([
  ['before', '2'],
  ['after', '3'],
])(
  'while an answer is late, a second change comes; late %s the first is made, %s stays',
  async (when, last) => {
    const { sandbox, change, price } = await startWithUnit()
    await plan(sandbox, { kind: 'latency', ms: 600_000, when })
    const late = change(2)
    await expect.poll(() => sandbox.control('GET', '/faults')).toEqual([])
    await change(3)
    await sandbox.control('DELETE', '/faults')
    expect((await late).status).toBe(200)
    expect(await price()).toBe(last)
  },
)
