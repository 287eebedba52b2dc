import { createHmac, randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import type { WebhookRequest } from '#core/exports/delivery/outgoing'
import { reportJobIdSchema, runIdSchema } from '#core/ids'
import { hourMs } from '#core/time'
import { createTransport } from '../crm/transport/transport.ts'
import { webhookPoster } from './post-webhook.ts'
import { type AnswerPost, startListener } from './testing/start-listener.ts'

const start = async (answer: AnswerPost, contents: Uint8Array = Buffer.from('PK contents')) => {
  const { received, url } = await startListener(answer)
  const transport = createTransport({ resolveProxy: () => Promise.resolve('DIRECT') })
  onTestFinished(() => transport.close())
  const controller = new AbortController()
  const post = (to = url) =>
    webhookPoster(transport)(
      {
        url: to,
        secret: toSecret('a secret of ours'),
        id: 'run-1',
        at: Date.UTC(2026, 10, 23, 7),
        content: {
          kind: 'report',
          report: { id: reportJobIdSchema.parse('r1'), name: 'Jednotky' },
          run: {
            id: runIdSchema.parse('run-1'),
            startedAt: Date.UTC(2026, 10, 23, 6, 59),
            rows: 3,
            sha256: 'a'.repeat(64),
          },
          file: { fileName: 'Jednotky "1".xlsx', bytes: contents },
          comparison: {
            lines: ['one'],
            file: { fileName: 'Changes.xlsx', bytes: Buffer.from('PK changes') },
          },
        },
      },
      controller.signal,
    )
  return { received, post, controller }
}

test('a receiver that knows the secret can check all that it has got', async () => {
  const { received, post } = await start((response) => response.writeHead(204).end())
  expect(await post()).toEqual({ kind: 'sent', refused: [] })
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = received
  const signature = createHmac('sha256', 'a secret of ours').update(body).digest('hex')
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'unitdesk-id': 'run-1',
    'unitdesk-timestamp': '2026-11-23T07:00:00.000Z',
    'unitdesk-signature': `sha256=${signature}`,
  })
  expect(JSON.parse(body.toString('utf8'))).toEqual({
    id: 'run-1',
    timestamp: '2026-11-23T07:00:00.000Z',
    kind: 'report',
    report: { id: 'r1', name: 'Jednotky' },
    run: { id: 'run-1', startedAt: '2026-11-23T06:59:00.000Z', rows: 3, sha256: 'a'.repeat(64) },
    file: {
      name: 'Jednotky "1".xlsx',
      bytes: 11,
      base64: Buffer.from('PK contents').toString('base64'),
    },
    comparison: {
      lines: ['one'],
      file: {
        name: 'Changes.xlsx',
        bytes: 10,
        base64: Buffer.from('PK changes').toString('base64'),
      },
    },
  })
})

test('an alarm of a silence says when it began, and when the last lead came', async () => {
  const { received, url } = await startListener((response) => response.writeHead(204).end())
  const transport = createTransport({ resolveProxy: () => Promise.resolve('DIRECT') })
  onTestFinished(() => transport.close())
  const at = Date.UTC(2026, 10, 23, 7)
  const trouble = { kind: 'silence', key: 'silence:w1', workspace: 'Web', since: at - 9 * hourMs }
  const content = {
    kind: 'alarm',
    subject: 'Silence',
    text: 'No lead.',
    events: [{ event: 'began', trouble, beganAt: at }],
  }
  const request = { url, secret: toSecret('ours'), id: 'alarm-1', at, content } as WebhookRequest
  await webhookPoster(transport)(request, new AbortController().signal)
  expect(JSON.parse(String(received[0]?.body)).events).toEqual([
    {
      event: 'began',
      since: '2026-11-23T07:00:00.000Z',
      kind: 'silence',
      workspace: 'Web',
      lastLeadAt: '2026-11-22T22:00:00.000Z',
    },
  ])
})

test('a file of many pieces comes whole, and is signed whole', async () => {
  const contents = randomBytes(1_000_003)
  const { received, post } = await start((response) => response.end(), contents)
  expect(await post()).toEqual({ kind: 'sent', refused: [] })
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = received
  const signature = createHmac('sha256', 'a secret of ours').update(body).digest('hex')
  expect(headers).toMatchObject({ 'unitdesk-signature': `sha256=${signature}` })
  const { file } = JSON.parse(body.toString('utf8'))
  expect(file).toMatchObject({ bytes: contents.byteLength })
  expect(Buffer.from(file.base64, 'base64').equals(contents)).toBe(true)
})

test.each([301, 403, 429])('an answer %i is a refusal in its words', async (status) => {
  const { post } = await start((response) =>
    response.writeHead(status, { location: '/elsewhere' }).end('not for a secret of ours'),
  )
  const outcome = await post()
  expect(outcome).toMatchObject({
    kind: 'failed',
    failure: { kind: 'notDelivered', trouble: 'refused', answer: `${status} not for [password]` },
  })
})

test('nobody knows of a post whose answer was lost, or came from what stands in front', async () => {
  const lost = await start((_response, request) => request.socket.destroy())
  expect(await lost.post()).toEqual({ kind: 'unknown' })
  expect(lost.received).toHaveLength(1)
  for (const status of [408, 500, 504]) {
    const gateway = await start((response) => response.writeHead(status).end())
    expect([status, await gateway.post()]).toEqual([status, { kind: 'unknown' }])
    expect(gateway.received).toHaveLength(1)
  }
})

test('nobody knows of a post that was called off while it waited for its answer', async () => {
  const started = await start(() => started.controller.abort())
  expect(await started.post()).toEqual({ kind: 'unknown' })
  expect(await started.post()).toMatchObject({ kind: 'failed', failure: { kind: 'cancelled' } })
})

test('an address where nobody listens has got nothing', async () => {
  const { post, received } = await start((response) => response.end())
  expect(await post('http://127.0.0.1:1/in')).toMatchObject({
    kind: 'failed',
    failure: { kind: 'unreachable', cause: 'refused' },
  })
  expect(received).toEqual([])
})
