import type { Endpoint } from '../endpoint.ts'
import { emptyBody } from '../http/answer.ts'
import { setPlan } from '../state/plans.ts'
import { uploadEndpoint } from './upload-endpoint.ts'

/** spec: Media upload: 201 when the screen had no plan yet, 200 when it is replaced. */
const planEndpoint = (owner: 'unit' | 'building' | 'floor'): Endpoint =>
  uploadEndpoint({
    name: `set-${owner}-plan`,
    owner,
    isForScreen: true,
    put: ({ call, ownerId, projectId, resourceUid }) => {
      const screenId = call.parameters.integer('screenid')
      const done = setPlan(call.db, { owner, ownerId, projectId, screenId, resourceUid })
      return emptyBody(done === 'created' ? 201 : 200)
    },
  })

export const planEndpoints: readonly Endpoint[] = [
  planEndpoint('unit'),
  planEndpoint('building'),
  planEndpoint('floor'),
]
