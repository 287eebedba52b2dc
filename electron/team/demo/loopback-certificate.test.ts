import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { dayMs } from '#core/time'
import { makeLoopbackCertificate } from './loopback-certificate.ts'

/** Whether somebody who knows one certificate connects to a server with another. */
const isTrusted = async (server: ReturnType<typeof makeLoopbackCertificate>, known: string) => {
  const listening = createServer({ cert: server.certificate, key: server.key })
  listening.on('tlsClientError', () => undefined)
  listening.listen(0, '127.0.0.1')
  onTestFinished(() => void listening.close())
  await once(listening, 'listening')
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('A port was not given')
  const socket = connect({ host: '127.0.0.1', port: address.port, ca: [known] })
  try {
    await once(socket, 'secureConnect')
    return socket.authorized
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

test('whoever knows the certificate verifies the server by it, and one that was drawn beside it is refused', async () => {
  const now = Date.now()
  const [own, other] = [makeLoopbackCertificate(now), makeLoopbackCertificate(now)]
  expect(await isTrusted(own, own.certificate)).toBe(true)
  expect(await isTrusted(other, own.certificate)).toBe(false)
})

test('it is of the loopback address alone, and for as long as a window may be open', () => {
  const now = Date.UTC(2026, 10, 28, 9, 5, 7)
  const read = new X509Certificate(makeLoopbackCertificate(now).certificate)
  expect(read.checkIP('127.0.0.1')).toBe('127.0.0.1')
  expect(read.checkIP('10.0.0.1')).toBeUndefined()
  expect(new Date(read.validFrom).getTime()).toBe(now - dayMs)
  expect(new Date(read.validTo).getTime()).toBe(now + 366 * dayMs)
})
