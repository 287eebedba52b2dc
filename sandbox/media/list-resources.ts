import type { Endpoint } from '../endpoint.ts'
import { xml } from '../http/answer.ts'
import { closeTag, declaration, emptyTag, openTag } from '../http/xml.ts'
import { listedProjects } from '../projects/listed-projects.ts'
import { listResources, type StoredResource } from '../state/resources.ts'

/** Field-notes 2.5: every file of the account's projects, those included that others have replaced. */
export const listResourcesEndpoint: Endpoint = {
  name: 'list-resources',
  areas: ['prices', 'media', 'exports'],
  parameters: {},
  isServed: ({ beyondSpecification }) => beyondSpecification,
  answer: ({ db, account }) => {
    const projects = listedProjects(db, account)
    return xml(resourcesXml(projects.flatMap(({ id }) => listResources(db, id))))
  },
}

function* resourcesXml(resources: readonly StoredResource[]): Iterable<string> {
  yield declaration
  yield openTag('resources')
  for (const { uid, contentType, fileName, size, crc } of resources) {
    yield emptyTag('resource', {
      uid,
      'content-type': contentType,
      'file-name': fileName,
      size,
      crc,
    })
  }
  yield closeTag('resources')
}
