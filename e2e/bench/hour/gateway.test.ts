import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { type GatewayFault, openGateway } from './gateway.ts'

const start = async (fault: GatewayFault) => {
  const heard: string[] = []
  const crm = createServer(async (asked, answered) => {
    heard.push(`${asked.method} ${asked.url} ${await text(asked)}`)
    answered.writeHead(201, { 'content-type': 'text/plain' }).end('done and written down')
  })
  crm.listen(0, '127.0.0.1')
  await once(crm, 'listening')
  const { port } = crm.address() as AddressInfo
  const gateway = await openGateway(`http://127.0.0.1:${port}`, {
    stillAtItMs: 500,
    next: () => fault,
    statusOf: (statuses) => statuses.at(-1) ?? 0,
  })
  onTestFinished(async () => {
    await gateway.end()
    crm.close()
  })
  const ask = async () => {
    try {
      const answer = await fetch(`${gateway.baseUrl}/ws`, { method: 'POST', body: 'a=1' })
      return `${answer.status} ${await answer.text()}`
    } catch {
      return 'lost'
    }
  }
  return { heard, ask }
}

test.each([
  ['none', '201 done and written down', 1],
  ['lostBefore', 'lost', 0],
  ['lostAfter', 'lost', 1],
  ['half', 'lost', 1],
  ['noAnswer', '504 ', 1],
] as const)('of a call to which %s happens the caller hears %s', async (fault, told, times) => {
  const { heard, ask } = await start(fault)
  expect(await ask()).toBe(told)
  expect(heard).toEqual(Array.from({ length: times }, () => 'POST /ws a=1'))
})

test('a gateway that has given up has passed the call on, which is done later', async () => {
  const { heard, ask } = await start('gaveUp')
  expect(await ask()).toBe('504 ')
  expect(heard).toEqual([])
  await expect.poll(() => heard, { timeout: 60_000 }).toHaveLength(1)
})
