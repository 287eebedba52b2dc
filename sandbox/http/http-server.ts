import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Recording } from '../control/recording.ts'
import type { UploadedFile } from '../endpoint.ts'
import { answerWithFault } from '../faults/answer-with-fault.ts'
import { resetConnection, resetHalfway } from '../faults/break-connection.ts'
import type { Fault } from '../faults/fault.ts'
import type { FaultPlan } from '../faults/fault-plan.ts'
import { sendWithFault } from '../faults/send-with-fault.ts'
import { wait } from '../faults/wait.ts'
import { registerResourceRoute } from '../media/resource-route.ts'
import type { Switches } from '../switches.ts'
import { type Answer, answers, bytesOf } from './answer.ts'
import { type ApiState, answerRequest, findEndpoint } from './answer-request.ts'
import { largestTextBytes, mostParameters } from './limits.ts'
import { readBody, wrongContentType } from './request-body.ts'
import { send } from './send.ts'
import { inXmlForm } from './xml-form.ts'

const currentVersion = 'v10'
const deprecatedVersion = /^v0[1-9]$/

interface EndpointPath {
  readonly version: string
  readonly endpoint: string
}

interface HttpServerParts {
  readonly state: ApiState
  readonly recording: Recording
  readonly faults: FaultPlan
}

export const buildHttpServer = async (parts: HttpServerParts): Promise<FastifyInstance> => {
  const { maxUploadBytes, maxRequestMs } = parts.state.switches()
  const server = fastify({
    forceCloseConnections: true,
    requestTimeout: maxRequestMs,
    // Node takes the longer of the two for the whole request, whichever it is.
    http: {
      headersTimeout: Math.min(maxRequestMs, 60_000),
      connectionsCheckingInterval: Math.min(maxRequestMs, 10_000),
    },
    frameworkErrors: (error, _request, reply) => {
      send(reply, answerToError(error.statusCode ?? 400))
    },
    clientErrorHandler: endConnection,
  })
  server.removeAllContentTypeParsers()
  const bodyLimit = Math.min(maxUploadBytes, largestTextBytes)
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit },
    (_request, bytes, done) => done(null, bytes),
  )
  await server.register(multipart, {
    limits: { fileSize: maxUploadBytes, parts: mostParameters },
    // Text is read as bytes as well: the parser would hide what is no UTF-8, and read what calls itself JSON.
    isPartAFile: () => true,
  })
  server.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null, wrongContentType)
  })
  // What was refused before it was read to its end would stop the next request of its connection.
  server.addHook('onResponse', async ({ raw }) => {
    raw.unpipe()
    raw.resume()
  })
  serveApi(server, parts)
  registerResourceRoute(server, parts)
  server.setNotFoundHandler((_request, reply) => send(reply, answers.unknownEndpoint))
  server.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
    send(reply, answerToError(error.statusCode ?? 500)),
  )
  return server
}

const answerToError = (status: number): Answer => {
  if (status === 404) return answers.unknownEndpoint
  if (status === 413) return answers.tooLarge
  if (status === 415) return answers.wrongContentType
  return status < 500 ? answers.malformed('body') : answers.serverError
}

const lost = { status: 0, parameters: {}, file: null }

const serveApi = (server: FastifyInstance, { state, recording, faults }: HttpServerParts): void => {
  const faultOf = new WeakMap<FastifyRequest, Fault>()
  server.all<{ Params: EndpointPath }>(
    '/ws/:version/:endpoint',
    {
      onRequest: async (request, reply) => {
        const { endpoint } = request.params
        const fault = faults.take(endpoint)
        if (fault === null) return
        faultOf.set(request, fault)
        if (fault.kind === 'resetDuring') resetHalfway(request)
        if (fault.kind !== 'resetBefore' && fault.kind !== 'resetDuring') return
        const forwardedFor = forwarderOf(request)
        recording.add({ ...lost, at: state.now(), endpoint, fault: fault.kind, forwardedFor })
        if (fault.kind === 'resetBefore') resetConnection(request, reply)
      },
    },
    async (request, reply): Promise<FastifyReply> => {
      const fault = faultOf.get(request) ?? null
      const patience = faults.patience()
      if (fault?.kind === 'resetDuring') {
        resetConnection(request, reply)
        return reply
      }
      const { at, answer, parameters, file } = await respond(state, request, {
        fault,
        patience,
      })
      const { endpoint } = request.params
      recording.add({
        at,
        endpoint,
        status: answer.status,
        parameters,
        file,
        fault: fault?.kind ?? null,
        forwardedFor: forwarderOf(request),
      })
      return sendWithFault(request, reply, { answer, fault, patience })
    },
  )
}

const forwarderOf = ({ headers }: FastifyRequest): string | null =>
  headers['x-forwarded-for']?.toString() ?? null

interface AnsweredRequest {
  readonly at: number
  readonly answer: Answer
  readonly parameters: Readonly<Record<string, string>>
  readonly file: UploadedFile | null
}

const respond = async (
  state: ApiState,
  request: FastifyRequest<{ Params: EndpointPath }>,
  { fault, patience }: { fault: Fault | null; patience: AbortSignal },
): Promise<AnsweredRequest> => {
  const { version, endpoint: name } = request.params
  const refuse = (answer: Answer): AnsweredRequest => ({
    at: state.now(),
    answer,
    parameters: {},
    file: null,
  })
  if (deprecatedVersion.test(version)) return refuse(answers.deprecatedVersion)
  if (version !== currentVersion) return refuse(answers.unknownEndpoint)
  const endpoint = findEndpoint(name, state.switches())
  if ('status' in endpoint) return refuse(endpoint)
  if (request.method !== 'POST') return refuse(answers.wrongMethod)
  const body = await readBody(request)
  if (body.kind === 'refused') return refuse(body.answer)
  const { parameters, file } = body
  const accept = request.headers.accept ?? ''
  if (fault?.kind === 'latency' && fault.when === 'before') await wait(fault.ms, patience)
  let at = state.now()
  const ask = () => {
    const { xmlForm, compression } = state.switches()
    at = state.now()
    const answer = answerRequest({ ...state, now: () => at }, endpoint, {
      parameters,
      file,
      accept,
    })
    return compressed(inXmlForm(answer, xmlForm), compression)
  }
  const answer = answerWithFault(fault, ask)
  return {
    at,
    answer,
    parameters: Object.fromEntries(parameters),
    file,
  }
}

type Compression = Switches['compression']

const compress: Readonly<Record<Exclude<Compression, 'none'>, (bytes: Buffer) => Buffer>> = {
  gzip: (bytes) => gzipSync(bytes),
  deflate: (bytes) => deflateSync(bytes),
  br: (bytes) => brotliCompressSync(bytes),
}

/** Compressed whether or not it was asked for; what is empty stays so. */
const compressed = (answer: Answer, compression: Compression): Answer => {
  if (compression === 'none') return answer
  const bytes = bytesOf(answer)
  if (bytes.length === 0) return answer
  const headers = { ...answer.headers, 'content-encoding': compression }
  return { ...answer, headers, body: compress[compression](bytes) }
}

/** The last words to whoever sends what is no request, or a request that never ends. */
const endConnection = ({ code }: { readonly code?: string }, socket: Socket): void => {
  if (!socket.writable) return
  const answer = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? answers.tooSlow : answers.notHttp
  socket.end(written(answer), () => socket.destroy())
}

const written = ({ status, contentType, body }: Answer): string => {
  const text = String(body)
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-type: ${contentType}`,
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
    '',
    text,
  ].join('\r\n')
}
