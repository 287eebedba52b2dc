import { createHash } from 'node:crypto'
import type { Client, ConnectConfig, SFTPWrapper } from 'ssh2'
import {
  cancelled,
  type Failure,
  type FailureOf,
  failed,
  type Result,
  success,
} from '#core/contract/failure'
import type { SftpServer } from '#core/exports/delivery/delivery'
import type { DeliveryOutcome, OutgoingFile, SftpRequest } from '#core/exports/delivery/outgoing'
import { type ReadSftpSecret, readSftpSecret } from '#core/exports/delivery/sftp-secret'
import { minuteMs, secondMs } from '#core/time'
import { networkCause } from '../crm/transport/network-failure.ts'
import { answerWords } from './answer-words.ts'

export type PutSftp = (request: SftpRequest, signal: AbortSignal) => Promise<DeliveryOutcome>

type SftpPlace = Pick<SftpServer, 'host' | 'port'>
export type ReadHostKey = (place: SftpPlace, signal: AbortSignal) => Promise<Result<string>>

const connectMs = 30 * secondMs
const longestMs = 10 * minuteMs
const keepAlive = { keepaliveInterval: 15 * secondMs, keepaliveCountMax: 4 } as const

/** The key of a server as `ssh-keygen -l` shows it. */
const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`

/** Puts files into a folder of a server whose key a person has confirmed, each whole or not at all. */
export const putSftp: PutSftp = async (request, signal) => {
  const { server, secret: kept, files, id } = request
  const secret = readSftpSecret(kept)
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(longestMs)])
  const asked = { server, secret }
  let shown: string | null = null
  let hasLeft = false
  const client = await newClient()
  try {
    await connect(client, {
      signal: deadline,
      config: {
        ...keepAlive,
        ...secretOf(secret),
        host: server.host,
        port: server.port,
        username: server.login,
        hostVerifier: (key: Buffer) => {
          shown = fingerprintOf(key)
          return shown === server.hostKey
        },
      },
    })
    const sftp = await openSftp(client)
    const upload = { sftp, folder: server.folder, id }
    if (files.length === 0) await tryOut(upload)
    for (const file of files) {
      await put({ ...upload, file }, () => {
        hasLeft = true
      })
    }
    return { kind: 'sent', refused: [] }
  } catch (error) {
    if (signal.aborted && !hasLeft) return { kind: 'failed', failure: cancelled }
    if (shown !== null && shown !== server.hostKey) {
      return { kind: 'failed', failure: notDelivered('hostKey', shown) }
    }
    // The server alone says that it does not take it; a broken way says nothing.
    if (hasLeft && !isAnswer(error)) return { kind: 'unknown' }
    return { kind: 'failed', failure: failureOf(error, asked) }
  } finally {
    client.destroy()
  }
}

/** The key that a server shows, before anything is said to it. */
export const readHostKey: ReadHostKey = async ({ host, port }, signal) => {
  let shown: string | null = null
  const client = await newClient()
  try {
    const hostVerifier = (key: Buffer) => {
      shown = fingerprintOf(key)
      return false
    }
    await connect(client, { signal, config: { host, port, username: '-', hostVerifier } })
    return failed(notDelivered('refused', ''))
  } catch (error) {
    if (shown !== null) return success(shown)
    if (signal.aborted) return failed(cancelled)
    return failed(failureOf(error, { server: { host, login: '' }, secret: null }))
  } finally {
    client.destroy()
  }
}

/** The library is large, and a start sends nothing. */
const newClient = async (): Promise<Client> => {
  const { default: ssh2 } = await import('ssh2')
  return new ssh2.Client()
}

const secretOf = (secret: ReadSftpSecret): ConnectConfig => {
  if (secret.kind === 'password') return { password: secret.password.reveal() }
  const passphrase = secret.passphrase?.reveal()
  return { privateKey: secret.key.reveal(), ...(passphrase === undefined ? {} : { passphrase }) }
}

interface Connection {
  readonly config: ConnectConfig
  readonly signal: AbortSignal
}

const connect = (client: Client, { config, signal }: Connection): Promise<void> =>
  new Promise((resolve, reject) => {
    const abort = () => {
      client.destroy()
      reject(signal.reason)
    }
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    client.on('close', () => {
      signal.removeEventListener('abort', abort)
      reject(Object.assign(new Error('closed'), { code: 'ECONNRESET' }))
    })
    client.on('error', reject)
    client.on('ready', resolve)
    client.connect({ ...config, readyTimeout: connectMs })
  })

type Callback<T> = (error: Error | null | undefined, value: T) => void

const asked = <T>(ask: (done: Callback<T>) => void): Promise<T> =>
  new Promise((resolve, reject) => ask((error, value) => (error ? reject(error) : resolve(value))))

const openSftp = (client: Client): Promise<SFTPWrapper> =>
  asked((done) => client.sftp((error, sftp) => done(error, sftp)))

interface SftpFolder {
  readonly sftp: SFTPWrapper
  readonly folder: string
  readonly id: string
}

const within = (folder: string, name: string): string => {
  if (folder === '') return name
  return folder.endsWith('/') ? `${folder}${name}` : `${folder}/${name}`
}

const write = ({ sftp }: SftpFolder, path: string, bytes: Uint8Array): Promise<void> =>
  asked<void>((done) => sftp.writeFile(path, Buffer.from(bytes), (error) => done(error)))

const remove = ({ sftp }: SftpFolder, path: string): Promise<void> =>
  asked<void>((done) => sftp.unlink(path, (error) => done(error)))

/** Whoever reads the folder sees the file whole, under its name, or not at all. */
const put = async (
  upload: SftpFolder & { readonly file: OutgoingFile },
  onLeaving: () => void,
): Promise<void> => {
  const { folder, id, file } = upload
  const part = within(folder, `.${id}.part`)
  await write(upload, part, file.bytes)
  onLeaving()
  await rename(upload, { from: part, to: within(folder, file.fileName) })
}

interface Renaming {
  readonly from: string
  readonly to: string
}

/** What a person sends again takes the place of what came before. */
const rename = async (upload: SftpFolder, { from, to }: Renaming): Promise<void> => {
  const { sftp } = upload
  const move = () => asked<void>((done) => sftp.rename(from, to, (error) => done(error)))
  try {
    await move()
  } catch (error) {
    if (!isAnswer(error)) throw error
    await remove(upload, to).catch(() => undefined)
    await move()
  }
}

/** Whether files may be put there and taken away again. */
const tryOut = async (upload: SftpFolder): Promise<void> => {
  const part = within(upload.folder, `.${upload.id}.part`)
  await write(upload, part, Buffer.from('Unitdesk\n'))
  await remove(upload, part)
}

const given = (error: unknown): Readonly<Record<string, unknown>> =>
  error instanceof Error ? { ...error, message: error.message } : {}

/** A status of the protocol, which only a server gives; the way to it has words for codes. */
const isAnswer = (error: unknown): boolean => {
  const { code } = given(error)
  return typeof code === 'number' && code !== noConnection && code !== connectionLost
}

const [noConnection, connectionLost] = [6, 7]

const notDelivered = (
  trouble: FailureOf<'notDelivered'>['trouble'],
  answer: string,
): FailureOf<'notDelivered'> => ({ kind: 'notDelivered', trouble, answer, again: 'afterFix' })

interface FailedUpload {
  readonly server: Pick<SftpServer, 'host' | 'login'>
  readonly secret: ReadSftpSecret | null
}

const failureOf = (error: unknown, { server, secret }: FailedUpload): Failure => {
  const { level, message, name } = given(error)
  const said = typeof message === 'string' ? message : ''
  const hidden = secret?.kind === 'key' ? secret.passphrase : (secret?.password ?? null)
  const answer = answerWords(said, { login: server.login, secret: hidden })
  if (isAnswer(error)) return notDelivered('folder', answer)
  if (level === 'client-authentication') return notDelivered('login', '')
  // The library reads a key before it connects.
  if (said.startsWith('Cannot parse privateKey')) return notDelivered('privateKey', '')
  const isLate = level === 'client-timeout' || name === 'TimeoutError'
  const cause = isLate ? 'timedOut' : networkCause(error)
  if (cause !== null) return { kind: 'unreachable', host: server.host, cause, again: 'now' }
  if (level === 'handshake' || level === 'protocol') return notDelivered('encryption', answer)
  // A connection that ends without a word is one that was broken.
  return { kind: 'unreachable', host: server.host, cause: 'reset', again: 'now' }
}
