import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import type { MailServer } from '#core/exports/delivery/delivery'
import { certificate, key } from '../../crm/testing/certificates.ts'

interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** The message as it came, with its headers. */
  readonly text: string
}

interface SmtpServerInput {
  readonly encryption?: MailServer['encryption']
  readonly cert?: string
  readonly password?: string
  /** What the server does with a message that has come whole; takes it unless told otherwise. */
  readonly onMessage?: (
    accept: () => void,
    refuse: (words: string) => void,
    drop: () => void,
  ) => void
  readonly options?: SMTPServerOptions
}

/** A mail server on this computer for one test; whoever has the password is let in. */
export const startSmtpServer = async ({
  encryption = 'tls',
  cert = certificate,
  password = 'right',
  onMessage = (accept) => accept(),
  options = {},
}: SmtpServerInput = {}) => {
  const received: ReceivedMail[] = []
  const smtp = new SMTPServer({
    key,
    cert,
    secure: encryption === 'tls',
    onAuth: (auth, _session, done) =>
      auth.password === password
        ? done(null, { user: auth.username ?? '' })
        : done(new Error(`Wrong password ${auth.password}`)),
    onData: (stream, session, done) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(pieces).toString('utf8'),
        })
        onMessage(
          () => done(),
          (words) => done(Object.assign(new Error(words), { responseCode: 552 })),
          () => {
            for (const { _socket: socket } of connectionsOf(smtp)) socket.destroy()
          },
        )
      })
    },
    ...options,
  })
  // A client that goes away in the middle is what some tests are about.
  smtp.on('error', () => undefined)
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  onTestFinished(() => {
    smtp.close()
    for (const { _socket: socket } of connectionsOf(smtp)) socket.destroy()
  })
  const server: MailServer = {
    encryption,
    host: '127.0.0.1',
    port: (smtp.server.address() as AddressInfo).port,
    login: 'reports@example.com',
    from: 'reports@example.com',
  }
  return { server, received }
}

interface OpenConnection {
  readonly _socket: { readonly destroy: () => void }
}

const connectionsOf = (smtp: SMTPServer): readonly OpenConnection[] => [
  ...(smtp as unknown as { readonly connections: ReadonlySet<OpenConnection> }).connections,
]
