import type { FastifyInstance } from 'fastify'
import type { Recording } from '../control/recording.ts'
import { type Answer, answers, emptyBody, plainText } from '../http/answer.ts'
import type { ApiState } from '../http/answer-request.ts'
import { send } from '../http/send.ts'
import { readResource } from '../state/resources.ts'
import { resourceAnswer } from './resource-answer.ts'

interface ResourceRequest {
  readonly method: string
  readonly uid: string
  /** The `If-None-Match` header. */
  readonly knownTags: string
}

const methods = new Set(['GET', 'HEAD', 'POST'])
const wrongMethod: Answer = {
  ...plainText(405, 'Only GET and POST are supported.'),
  headers: { allow: 'GET, HEAD, POST' },
}
const aYearS = 365 * 24 * 60 * 60

/**
 * Field-notes 1: a file outside the versioned API, for whoever knows its UID; clients send credentials
 * along or do not. Its bytes never change under one UID, so a copy is good for ever.
 */
const answerResource = (
  { db, switches }: Pick<ApiState, 'db' | 'switches'>,
  { method, uid, knownTags }: ResourceRequest,
): Answer => {
  if (!switches().beyondSpecification) return answers.unknownEndpoint
  if (!methods.has(method)) return wrongMethod
  const resource = readResource(db, uid)
  if (resource === null) return answers.unknownEndpoint
  const etag = `"${uid}"`
  const cacheHeaders = { etag, 'cache-control': `public, max-age=${aYearS}, immutable` }
  if (method !== 'POST' && knownTags.includes(etag))
    return { ...emptyBody(304), headers: cacheHeaders }
  const answer = resourceAnswer(db, resource)
  return { ...answer, headers: { ...answer.headers, ...cacheHeaders } }
}

interface ResourceRouteParts {
  readonly state: ApiState
  readonly recording: Recording
}

/** The files themselves, outside of the versioned API. */
export const registerResourceRoute = (
  server: FastifyInstance,
  { state, recording }: ResourceRouteParts,
): void => {
  server.all<{ Params: { uid: string } }>('/resource/:uid', (request, reply) => {
    const { uid } = request.params
    const knownTags = request.headers['if-none-match'] ?? ''
    const answer = answerResource(state, { method: request.method, uid, knownTags })
    const { status } = answer
    recording.add({
      at: state.now(),
      endpoint: 'resource',
      status,
      parameters: { uid },
      file: null,
      fault: null,
      forwardedFor: null,
    })
    return send(reply, answer)
  })
}
