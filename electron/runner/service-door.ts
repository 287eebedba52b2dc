import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import { parseJson } from '#core/parse-json'
import { errorCode } from '../store/file/error-code.ts'
import { exitCodes, type Outcome } from './outcome.ts'

/** What a command asks of the service that has the profile. */
const requestSchema = z.strictObject({
  language: z.enum(['en', 'cs']),
  command: z.discriminatedUnion('name', [
    z.strictObject({ name: z.enum(['status', 'check', 'verify', 'backup']) }),
    z.strictObject({ name: z.enum(['once', 'pause', 'resume']), report: z.string().max(1_000) }),
    z.strictObject({ name: z.literal('release'), account: z.string().max(1_000) }),
    z.strictObject({
      name: z.literal('import'),
      file: z.string().max(10_000),
      folder: z.string().max(10_000).nullable(),
      allow: z.array(z.string().max(2_000)).max(20).readonly(),
      backups: z.string().max(10_000).nullable(),
    }),
    z.strictObject({ name: z.literal('team join'), file: z.string().max(10_000) }),
    z.strictObject({ name: z.literal('allow'), address: z.string().max(2_000) }),
    z.strictObject({
      name: z.literal('prices plan'),
      file: z.string().max(10_000),
      sheet: z.string().max(200).nullable(),
      project: z.string().max(1_000),
      workspace: z.string().max(1_000).nullable(),
    }),
    z.strictObject({
      name: z.literal('prices apply'),
      plan: z.string().max(10_000),
      confirm: z.string().max(100).nullable(),
    }),
  ]),
})
export type ServiceRequest = z.infer<typeof requestSchema>

const outcomeSchema = z.strictObject({
  exitCode: z.literal(Object.values(exitCodes)),
  json: z.record(z.string(), z.unknown()),
  lines: z.array(z.string()),
})

/** What the address of a socket may have at most, on every system. */
const longestAddress = 100

/** Where the service of a profile is asked; null where the path of the profile is too long for a socket. */
const doorOf = (profile: string): string | null => {
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(profile).digest('hex').slice(0, 16)
    return `\\\\.\\pipe\\unitdesk-runner-${name}`
  }
  const path = join(profile, 'runner.sock')
  return Buffer.byteLength(path) > longestAddress ? null : path
}

interface ServiceDoor {
  /** Takes no other request. Resolves when those that were taken are answered. */
  readonly close: () => Promise<void>
}

/**
 * Lets other programs of the same user ask the service: the folder of the profile is open to nobody else. Whoever has
 * the store may take away a door that a killed service has left. Null where the folder takes no socket, as some network
 * drives: the service works without a door.
 */
export const openServiceDoor = async (
  profile: string,
  answer: (request: ServiceRequest) => Promise<Outcome>,
): Promise<ServiceDoor | null> => {
  const path = doorOf(profile)
  if (path === null) return null
  const answering = new Set<Promise<void>>()
  const answerOn = async (socket: Socket, request: ServiceRequest): Promise<void> => {
    try {
      const outcome = await answer(request)
      // Who has hung up is not answered.
      if (socket.destroyed) return
      await new Promise<void>((resolve) => {
        socket.once('close', () => resolve())
        socket.end(`${JSON.stringify(outcome)}\n`)
      })
    } finally {
      socket.destroy()
    }
  }
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    void firstLine(socket).then((line) => {
      const request = requestSchema.safeParse(parseJson(line ?? ''))
      if (!request.success) return socket.destroy()
      const answered = answerOn(socket, request.data).finally(() => answering.delete(answered))
      return answering.add(answered)
    })
  })
  if (!(await listens(server, path))) return null
  return {
    close: async () => {
      server.close()
      await Promise.allSettled(answering)
    },
  }
}

const isTakenAway = (path: string): boolean => {
  try {
    rmSync(path, { force: true })
    return true
  } catch (error) {
    if (errorCode(error) === null) throw error
    return false
  }
}

const listens = (server: Server, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    server.once('error', () => resolve(false))
    if (process.platform !== 'win32' && !isTakenAway(path)) return resolve(false)
    server.listen(path, () => resolve(true))
  })

/**
 * The outcome of a command that the service of the profile has done; null where none can be asked. A service that takes
 * a command and does not answer may have done it: nobody else does it then.
 */
export const askService = async (
  profile: string,
  request: ServiceRequest,
): Promise<Outcome | 'unanswered' | null> => {
  const path = doorOf(profile)
  const socket = path === null ? null : await reach(path)
  if (socket === null) return null
  socket.write(`${JSON.stringify(request)}\n`)
  const line = await firstLine(socket)
  socket.destroy()
  return outcomeSchema.safeParse(parseJson(line ?? '')).data ?? 'unanswered'
}

const nobodyThere = ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'EACCES']

const reach = (path: string): Promise<Socket | null> =>
  new Promise((resolve, reject) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(socket))
    socket.once('error', (error) => {
      if (nobodyThere.includes(errorCode(error) ?? '')) resolve(null)
      else reject(error)
    })
  })

/** Null where the other side ends without one. Only `\n` ends a line: a text in JSON may hold all other ends of lines. */
const firstLine = (socket: Socket): Promise<string | null> =>
  new Promise((resolve) => {
    const pieces: string[] = []
    const take = (piece: string): void => {
      const end = piece.indexOf('\n')
      pieces.push(end === -1 ? piece : piece.slice(0, end))
      if (end === -1) return
      socket.off('data', take)
      // Who hangs up is noticed as long as the socket is read.
      socket.resume()
      resolve(pieces.join(''))
    }
    socket.setEncoding('utf8')
    socket.on('data', take)
    socket.once('error', () => resolve(null))
    socket.once('close', () => resolve(null))
  })
