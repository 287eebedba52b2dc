import type { FastifyInstance } from 'fastify'
import type { Recording } from '../control/recording.ts'
import type { ApiState } from '../http/answer-request.ts'
import { send } from '../http/send.ts'
import { answerResource } from './answer-resource.ts'

interface Served {
  readonly state: ApiState
  readonly recording: Recording
}

/** The files themselves, outside of the versioned API. */
export const registerResourceRoute = (
  server: FastifyInstance,
  { state, recording }: Served,
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
    })
    return send(reply, answer)
  })
}
