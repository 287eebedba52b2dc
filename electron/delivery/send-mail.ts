import { Readable } from 'node:stream'
import type { Secret } from '#core/accounts/secret'
import { cancelled, type Failure, type FailureOf } from '#core/contract/failure'
import type { MailServer } from '#core/exports/delivery/delivery'
import type { DeliveryOutcome, MailRequest } from '#core/exports/delivery/outgoing'
import { minuteMs, secondMs } from '#core/time'
import { networkCause } from '../crm/transport/network-failure.ts'
import { answerWords } from './answer-words.ts'

export type SendMail = (request: MailRequest, signal: AbortSignal) => Promise<DeliveryOutcome>

const timeouts = { connectMs: 30 * secondMs, silenceMs: 2 * minuteMs }

/** Sends one e-mail over a connection of its own, which is encrypted and verified before anything is said. */
export const mailSender =
  (roots: () => readonly string[]): SendMail =>
  async ({ server, password, mail }, signal) => {
    const { envelope, bytes } = await composed(server, mail)
    let hasLeft = false
    const message = Readable.from(
      pieces(bytes, () => {
        hasLeft = true
      }),
    )
    try {
      const refused = await talk({
        server,
        password,
        envelope,
        message,
        signal,
        roots,
      })
      return { kind: 'sent', refused }
    } catch (error) {
      if (signal.aborted && !hasLeft) return { kind: 'failed', failure: cancelled }
      const trouble = troubleOf(error)
      // The server alone says that it does not take what it has been sent; a broken way says nothing.
      const isAnswered = trouble.code === 'EMESSAGE' && trouble.responseCode !== null
      if (hasLeft && !isAnswered) return { kind: 'unknown' }
      return { kind: 'failed', failure: failureOf(trouble, { server, password, error }) }
    }
  }

interface Envelope {
  readonly from: string
  readonly to: string[]
}

const composed = async ({ from }: MailServer, mail: MailRequest['mail']) => {
  // The library is large, and a start sends nothing.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const [, domain = 'unitdesk'] = from.split('@')
  const to = [...mail.recipients]
  const composer = new MailComposer({
    from,
    to,
    subject: mail.subject,
    text: mail.text,
    messageId: `<${mail.id}.unitdesk@${domain}>`,
    attachments: mail.files.map(({ fileName, bytes }) => ({
      filename: fileName,
      content: Buffer.from(bytes),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const envelope: Envelope = { from, to }
  return { envelope, bytes: await composer.compile().build() }
}

const pieceBytes = 64 * 1024

/** Read only when the server has said that it takes the message. */
function* pieces(bytes: Uint8Array, onLeaving: () => void): Generator<Uint8Array> {
  onLeaving()
  for (let from = 0; from < bytes.byteLength; from += pieceBytes) {
    yield bytes.subarray(from, from + pieceBytes)
  }
}

interface Talk extends Pick<MailRequest, 'server' | 'password'> {
  readonly signal: AbortSignal
  readonly envelope: Envelope
  readonly message: Readable
  readonly roots: () => readonly string[]
}

/** Answers with the recipients whom the server has refused. */
const talk = async ({ server, password, envelope, message, signal, roots }: Talk) => {
  const { default: SmtpConnection } = await import('nodemailer/lib/smtp-connection')
  const { host, port, encryption, login } = server
  const connection = new SmtpConnection({
    host,
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'startTls',
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    socketTimeout: timeouts.silenceMs,
    // Said here, an environment variable of Node's cannot switch it off.
    tls: { ca: [...roots()], rejectUnauthorized: true },
  })
  return new Promise<readonly string[]>((resolve, reject) => {
    const end = (error: unknown) => {
      signal.removeEventListener('abort', abort)
      connection.close()
      reject(error)
    }
    const abort = () => end(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    connection.on('error', end)
    connection.connect((refusal) => {
      if (refusal) return end(refusal)
      const send = () =>
        connection.send(envelope, message, (failure, info) => {
          if (failure || !info) return end(failure)
          signal.removeEventListener('abort', abort)
          connection.quit()
          resolve(info.rejected.map(String))
        })
      if (login === '' || password === null) return send()
      const credentials = { user: login, pass: password.reveal() }
      connection.login({ credentials }, (failure) => (failure ? end(failure) : send()))
    })
  })
}

interface MailTrouble {
  readonly code: string
  readonly originalCode: string
  readonly command: string
  readonly response: string
  readonly responseCode: number | null
}

const troubleOf = (error: unknown): MailTrouble => {
  const given: Readonly<Record<string, unknown>> = error instanceof Error ? { ...error } : {}
  const textOf = (name: string) => (typeof given[name] === 'string' ? given[name] : '')
  const { responseCode } = given
  return {
    code: textOf('code'),
    originalCode: textOf('originalCode'),
    command: textOf('command'),
    response: textOf('response'),
    responseCode: typeof responseCode === 'number' ? responseCode : null,
  }
}

const causesOfCodes: Readonly<Record<string, FailureOf<'unreachable'>['cause']>> = {
  EDNS: 'notFound',
  ETIMEDOUT: 'timedOut',
  ECONNECTION: 'reset',
  ESOCKET: 'reset',
}

interface FailedMail {
  readonly server: MailServer
  readonly password: Secret | null
  readonly error: unknown
}

/** The failure of an e-mail that was not taken: the way to the server failed, or the server refused. */
const failureOf = (trouble: MailTrouble, { server, password, error }: FailedMail): Failure => {
  const { code, originalCode, command, response, responseCode } = trouble
  const refused = (why: FailureOf<'notDelivered'>['trouble']): Failure => ({
    kind: 'notDelivered',
    trouble: why,
    answer: answerWords(response, { login: server.login, secret: password }),
    again: 'afterFix',
  })
  if (code === 'EAUTH') return refused('login')
  if (code === 'EENVELOPE') return refused(command === 'RCPT TO' ? 'recipients' : 'refused')
  if (code === 'EMESSAGE') return refused('refused')
  const cause =
    networkCause(Object.assign(new Error(), { code: originalCode })) ?? causesOfCodes[code]
  if (cause === 'certificate') return unreachable(server, cause)
  if (code === 'ETLS') return refused('encryption')
  if (responseCode !== null) return refused('refused')
  if (cause === undefined) throw error
  return unreachable(server, cause)
}

const unreachable = ({ host }: MailServer, cause: FailureOf<'unreachable'>['cause']): Failure => ({
  kind: 'unreachable',
  host,
  cause,
  again: 'now',
})
