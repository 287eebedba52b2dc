import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { makeAccounts, type SandboxAccount } from './accounts.ts'
import { type Answer, answers } from './answer.ts'
import { type ApiState, answerRequest, findEndpoint } from './api.ts'
import { startBans } from './bans.ts'
import { machineClock, type SandboxClock } from './clock.ts'
import { startControl } from './control/control-server.ts'
import { type Recording, startRecording } from './control/recording.ts'
import { makeDeveloper, type SeedName } from './data/seeds.ts'
import { readBody, wrongContentType } from './request-body.ts'

export interface SandboxOptions {
  readonly port: number
  readonly seed: SeedName
  readonly seedNumber?: number
  readonly clock?: SandboxClock
  /** Off unless asked for. */
  readonly controlPort?: number
  /** How many failed logins in a row ban an account; the specification does not show it. */
  readonly banThreshold?: number
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
const maxBodyBytes = 50 * 1024 * 1024
const currentVersion = 'v10'
const deprecatedVersion = /^v0[1-9]$/

const randomPassword = (): string => randomBytes(12).toString('base64url')

export const startSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  const clock = options.clock ?? machineClock
  const state: ApiState = {
    developer: makeDeveloper(options.seed, options.seedNumber ?? 1),
    accounts: makeAccounts(options.newPassword ?? randomPassword),
    bans: startBans({ clock, threshold: options.banThreshold ?? 5 }),
    clock,
  }
  const recording = startRecording()
  const server = await buildServer(state, recording)
  const baseUrl = await server.listen({ host: loopback, port: options.port })
  const control =
    options.controlPort === undefined
      ? null
      : await startControl({ port: options.controlPort, recording })
  return {
    baseUrl,
    controlUrl: control?.url ?? null,
    developerId: state.developer.id,
    accounts: state.accounts,
    projects: state.developer.projects.map(({ id, name, screens }) => ({ id, name, screens })),
    close: async () => {
      await control?.close()
      await server.close()
    },
  }
}

const buildServer = async (state: ApiState, recording: Recording): Promise<FastifyInstance> => {
  const server = fastify({ bodyLimit: maxBodyBytes, forceCloseConnections: true })
  server.removeAllContentTypeParsers()
  await server.register(formbody, { bodyLimit: maxBodyBytes, parser: (text) => ({ text }) })
  await server.register(multipart, { limits: { fileSize: maxBodyBytes } })
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
  const endpoint = version === currentVersion ? findEndpoint(name) : null
  if (endpoint === null) return refuse(answers.unknownEndpoint)
  if (request.method !== 'POST') return refuse(answers.wrongMethod)
  const body = await readBody(request)
  if (body.kind === 'refused') return refuse(body.answer)
  return {
    answer: answerRequest(state, endpoint, body.parameters),
    parameters: Object.fromEntries(body.parameters),
  }
}

const send = (reply: FastifyReply, { status, contentType, body }: Answer): FastifyReply =>
  reply
    .code(status)
    .header('content-type', contentType)
    .send(typeof body === 'string' ? body : Readable.from(body, { objectMode: false }))
