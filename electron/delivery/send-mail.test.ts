import { getEventListeners, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import type { MailServer } from '#core/exports/delivery/delivery'
import { certificate, foreignCertificate } from '../crm/testing/certificates.ts'
import { mailSender } from './send-mail.ts'
import { startSmtpServer } from './testing/start-smtp-server.ts'

const send = mailSender(() => [certificate])

const mail = {
  id: 'run-1',
  recipients: ['sales@example.com', 'boss@example.com'],
  subject: 'Jednotky – 23. 11. 2026',
  text: 'Dobrý den\n.tečka na začátku řádku\n',
  files: [{ fileName: 'Jednotky – týdně.xlsx', bytes: Buffer.from('PK contents') }],
}

const sendTo = (server: MailServer, password = 'right') =>
  send({ server, mail, password: toSecret(password) }, new AbortController().signal)

test.each(['tls', 'startTls'] as const)(
  'an e-mail with its file leaves encrypted by %s',
  async (encryption) => {
    const { server, received } = await startSmtpServer({ encryption })
    expect(await sendTo(server)).toEqual({ kind: 'sent', refused: [] })
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({ from: server.from, to: mail.recipients })
    const text = received[0]?.text ?? ''
    expect(text).toContain('Message-ID: <run-1.unitdesk@example.com>')
    expect(text).toContain(Buffer.from('PK contents').toString('base64'))
    expect(text).toMatch(/filename\*0\*=utf-8''Jednotky/)
  },
)

test('what was sent, or refused, keeps nothing until the application ends', async () => {
  const { server } = await startSmtpServer()
  const { signal } = new AbortController()
  for (const password of ['right', 'wrong']) {
    await send({ server, mail, password: toSecret(password) }, signal)
    expect(getEventListeners(signal, 'abort')).toEqual([])
  }
})

test('a server that does not encrypt gets neither the password nor the e-mail', async () => {
  const { server, received } = await startSmtpServer({
    encryption: 'startTls',
    options: { hideSTARTTLS: true, disabledCommands: ['STARTTLS'] },
  })
  expect(await sendTo(server)).toMatchObject({
    kind: 'failed',
    failure: { kind: 'notDelivered', trouble: 'encryption' },
  })
  expect(received).toEqual([])
})

test('a server with a certificate of somebody else gets nothing', async () => {
  const { server, received } = await startSmtpServer({ cert: foreignCertificate })
  expect(await sendTo(server)).toMatchObject({
    kind: 'failed',
    failure: { kind: 'unreachable', cause: 'certificate' },
  })
  expect(received).toEqual([])
})

test('a wrong password is said in the words of the server, without the password', async () => {
  const { server } = await startSmtpServer()
  const outcome = await sendTo(server, 'not-the-right-one')
  expect(outcome).toMatchObject({
    kind: 'failed',
    failure: { kind: 'notDelivered', trouble: 'login' },
  })
  expect(JSON.stringify(outcome)).toContain('Wrong password [password]')
  expect(JSON.stringify(outcome)).not.toContain('not-the-right-one')
})

test('recipients whom the server refuses are told apart from those who got it', async () => {
  const { server, received } = await startSmtpServer({
    options: {
      onRcptTo: ({ address }, _session, done) =>
        address.startsWith('boss') ? done(new Error('No such user')) : done(),
    },
  })
  expect(await sendTo(server)).toEqual({ kind: 'sent', refused: ['boss@example.com'] })
  expect(received[0]?.to).toEqual(['sales@example.com'])
})

test('an e-mail that nobody may get was not sent', async () => {
  const { server } = await startSmtpServer({
    options: { onRcptTo: (_address, _session, done) => done(new Error('No such user')) },
  })
  expect(await sendTo(server)).toMatchObject({
    kind: 'failed',
    failure: { kind: 'notDelivered', trouble: 'recipients' },
  })
})

test('a message that the server has refused when it had come was not sent', async () => {
  const { server } = await startSmtpServer({
    onMessage: (_accept, refuse) => refuse('Too large for me'),
  })
  expect(await sendTo(server)).toMatchObject({
    kind: 'failed',
    failure: {
      kind: 'notDelivered',
      trouble: 'refused',
      answer: expect.stringContaining('Too large'),
    },
  })
})

test('nobody knows of a message whose answer was lost', async () => {
  const { server, received } = await startSmtpServer({
    onMessage: (_accept, _refuse, drop) => drop(),
  })
  expect(await sendTo(server)).toEqual({ kind: 'unknown' })
  expect(received).toHaveLength(1)
})

test('what was called off before it left has failed, and afterwards nobody knows', async () => {
  const controller = new AbortController()
  const { server, received } = await startSmtpServer({ onMessage: () => controller.abort() })
  const request = { server, mail, password: toSecret('right') }
  expect(await send(request, controller.signal)).toEqual({ kind: 'unknown' })
  expect(await send(request, controller.signal)).toMatchObject({
    kind: 'failed',
    failure: { kind: 'cancelled' },
  })
  expect(received).toHaveLength(1)
})

test('a port where nobody listens is said to refuse', async () => {
  const closed = createServer()
  closed.listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as AddressInfo
  await new Promise((resolve) => closed.close(resolve))
  const { server } = await startSmtpServer()
  expect(await sendTo({ ...server, port })).toMatchObject({
    kind: 'failed',
    failure: { kind: 'unreachable', cause: 'refused' },
  })
})

test('a server that breaks off before it has taken anything has got nothing', async () => {
  const hangingUp = createServer((socket) => socket.destroy())
  hangingUp.listen(0, '127.0.0.1')
  await once(hangingUp, 'listening')
  onTestFinished(() => void hangingUp.close())
  const { server } = await startSmtpServer()
  const { port } = hangingUp.address() as AddressInfo
  expect(await sendTo({ ...server, port })).toMatchObject({
    kind: 'failed',
    failure: { kind: 'unreachable' },
  })
})
