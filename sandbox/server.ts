import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { SandboxAccount } from './accounts.ts'
import { type Answer, answers } from './answer.ts'
import { type ApiState, answerRequest, findEndpoint } from './api.ts'
import { machineClock, type SandboxClock } from './clock.ts'
import { startControl } from './control/control-server.ts'
import { type Recording, startRecording } from './control/recording.ts'
import { fillState } from './data/fill-state.ts'
import type { SeedName } from './data/seeds.ts'
import { readBody, wrongContentType } from './request-body.ts'
import { listAccounts } from './state/accounts.ts'
import { openState } from './state/open-state.ts'
import { listProjects, readDeveloper } from './state/projects.ts'
import { defaultSwitches, type Switches } from './switches.ts'

export interface SandboxOptions {
  readonly port: number
  readonly seed: SeedName
  readonly seedNumber?: number
  /** Where the state is kept; in memory when left out. */
  readonly dataFile?: string
  readonly clock?: SandboxClock
  /** Off unless asked for. */
  readonly controlPort?: number
  readonly switches?: Partial<Switches>
  readonly newPassword?: (login: string) => string
}

export interface Sandbox {
  readonly baseUrl: string
  readonly controlUrl: string | null
  readonly developerId: number
  readonly accounts: readonly SandboxAccount[]
  readonly projects: readonly { id: number; name: string; screens: readonly number[] }[]
  readonly close: () => Promise<void>
}

const loopback = '127.0.0.1'
const currentVersion = 'v10'
const deprecatedVersion = /^v0[1-9]$/

const randomPassword = (): string => randomBytes(12).toString('base64url')

export const startSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  const clock = options.clock ?? machineClock
  const switches: Switches = { ...defaultSwitches, ...options.switches }
  const db = openState(options.dataFile ?? null, (empty) =>
    fillState(empty, {
      name: options.seed,
      number: options.seedNumber ?? 1,
      now: clock.now(),
      newPassword: options.newPassword ?? randomPassword,
    }),
  )
  const recording = startRecording()
  const server = await buildServer({ db, now: clock.now, switches: () => switches }, recording)
  const baseUrl = await server.listen({ host: loopback, port: options.port })
  const control =
    options.controlPort === undefined
      ? null
      : await startControl({ port: options.controlPort, recording })
  return {
    baseUrl,
    controlUrl: control?.url ?? null,
    developerId: readDeveloper(db).id,
    accounts: listAccounts(db),
    projects: listProjects(db).map(({ id, name, screens }) => ({ id, name, screens })),
    close: async () => {
      await control?.close()
      await server.close()
      db.close()
    },
  }
}

const buildServer = async (state: ApiState, recording: Recording): Promise<FastifyInstance> => {
  const maxBytes = state.switches().maxUploadBytes
  const server = fastify({ bodyLimit: maxBytes, forceCloseConnections: true })
  server.removeAllContentTypeParsers()
  await server.register(formbody, { bodyLimit: maxBytes, parser: (text) => ({ text }) })
  await server.register(multipart, { limits: { fileSize: maxBytes } })
  server.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null, wrongContentType)
  })
  server.all<{ Params: { version: string; endpoint: string } }>(
    '/ws/:version/:endpoint',
    async (request, reply) => {
      const { answer, parameters } = await respond(state, request, request.params)
      recording.add({ endpoint: request.params.endpoint, status: answer.status, parameters })
      return send(reply, answer)
    },
  )
  server.setNotFoundHandler((_request, reply) => send(reply, answers.unknownEndpoint))
  server.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
    send(reply, answerToError(error.statusCode ?? 500)),
  )
  return server
}

const answerToError = (status: number): Answer => {
  if (status === 413) return answers.tooLarge
  if (status === 415) return answers.wrongContentType
  return status < 500 ? answers.malformed('body') : answers.serverError
}

interface Responded {
  readonly answer: Answer
  readonly parameters: Readonly<Record<string, string>>
}

const respond = async (
  state: ApiState,
  request: FastifyRequest,
  { version, endpoint: name }: { version: string; endpoint: string },
): Promise<Responded> => {
  const refuse = (answer: Answer): Responded => ({ answer, parameters: {} })
  if (deprecatedVersion.test(version)) return refuse(answers.deprecatedVersion)
  const endpoint = version === currentVersion ? findEndpoint(name, state.switches()) : null
  if (endpoint === null) return refuse(answers.unknownEndpoint)
  if (request.method !== 'POST') return refuse(answers.wrongMethod)
  const body = await readBody(request)
  if (body.kind === 'refused') return refuse(body.answer)
  const { parameters, file } = body
  const accept = request.headers.accept ?? ''
  return {
    answer: answerRequest(state, endpoint, { parameters, file, accept }),
    parameters: Object.fromEntries(parameters),
  }
}

const send = (
  reply: FastifyReply,
  { status, contentType, body, headers = {} }: Answer,
): FastifyReply =>
  reply
    .code(status)
    .headers({ ...headers, 'content-type': contentType })
    .send(
      typeof body === 'string' || Buffer.isBuffer(body)
        ? body
        : Readable.from(body, { objectMode: false }),
    )
