import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { type GatewayFault, openGateway } from './gateway.ts'

const start = async (fault: GatewayFault) => {
  const heard: string[] = []
  const answers: string[] = []
  const askers: (string | string[] | undefined)[] = []
  const crm = createServer(async (asked, answered) => {
    askers.push(asked.headers['x-forwarded-for'])
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
    askerOf: () => 'Jana',
    refusalOf: ({ login }) => ({ status: 429, headers: {}, body: `${login} is too early` }),
    onAnswered: ({ login }, status) => answers.push(`${login} ${status}`),
  })
  onTestFinished(async () => {
    await gateway.end()
    crm.close()
  })
  const ask = async () => {
    try {
      const answer = await fetch(`${gateway.baseUrl}/ws`, {
        method: 'POST',
        body: 'a=1&login=eva%40demo',
      })
      return `${answer.status} ${await answer.text()}`
    } catch {
      return 'lost'
    }
  }
  return { heard, askers, answers, gateway, ask }
}

test.each([
  ['none', '201 done and written down', 1],
  ['lostBefore', 'lost', 0],
  ['lostAfter', 'lost', 1],
  ['half', 'lost', 1],
  ['noAnswer', '504 ', 1],
  ['refused', '429 eva@demo is too early', 0],
] as const)('of a call to which %s happens the caller hears %s', async (fault, told, times) => {
  const { heard, ask } = await start(fault)
  expect(await ask()).toBe(told)
  expect(heard).toEqual(Array.from({ length: times }, () => 'POST /ws a=1&login=eva%40demo'))
})

test('a gateway that has given up has passed the call on, which is done later', async () => {
  const { heard, ask } = await start('gaveUp')
  expect(await ask()).toBe('504 ')
  expect(heard).toEqual([])
  await expect.poll(() => heard, { timeout: 60_000 }).toHaveLength(1)
})

test('the CRM hears who asks, and the gateway keeps what it has answered, also where the caller has not heard it', async () => {
  const { gateway, askers, answers, ask } = await start('lostAfter')
  expect(await ask()).toBe('lost')
  expect(askers).toEqual(['Jana'])
  expect(answers).toEqual(['eva@demo 201'])
  expect(gateway.calls).toMatchObject([
    { path: '/ws', login: 'eva@demo', asker: 'Jana', fault: 'lostAfter', status: 201 },
  ])
})

test('the login of a call with a file is known too', async () => {
  const { gateway } = await start('none')
  const parts = new FormData()
  parts.set('login', 'media@demo')
  parts.set('file', new Blob(['picture']), 'a.png')
  await fetch(gateway.baseUrl, { method: 'POST', body: parts })
  expect(gateway.calls).toMatchObject([{ login: 'media@demo' }])
})
