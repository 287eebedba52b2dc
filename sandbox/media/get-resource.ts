import type { Endpoint } from '../endpoint.ts'
import { answers, plainText } from '../http/answer.ts'
import { readProject } from '../state/projects.ts'
import { readResource } from '../state/resources.ts'
import { resourceAnswer } from './resource-answer.ts'

/** Field-notes 1: named by clients, not by the specification. */
export const getResource: Endpoint = {
  name: 'get-resource',
  areas: ['prices', 'media', 'exports'],
  parameters: { uid: 'requiredText' },
  isServed: ({ beyondSpecification }) => beyondSpecification,
  answer: ({ db, account, parameters }) => {
    const resource = readResource(db, parameters.text('uid'))
    if (resource === null || readProject(db, resource.projectId)?.hidden !== false) {
      return plainText(400, 'ID does not refer to a valid object.')
    }
    if (!account.projects.includes(resource.projectId)) return answers.unauthorized
    return resourceAnswer(db, resource)
  },
}
