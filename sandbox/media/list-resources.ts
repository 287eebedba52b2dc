import { xml } from '../answer.ts'
import type { Endpoint } from '../endpoint.ts'
import { listedProjects } from '../landing/listed-projects.ts'
import type { Db } from '../state/db.ts'
import { listResources, type StoredResource } from '../state/resources.ts'
import { closeTag, declaration, emptyTag, openTag } from '../xml.ts'
import { measureResource } from './resource-bytes.ts'

/** Field-notes 2.5: every file of the account's projects, those included that others have replaced. */
export const listResourcesEndpoint: Endpoint = {
  name: 'list-resources',
  areas: ['prices', 'media', 'exports'],
  parameters: {},
  isServed: ({ beyondSpecification }) => beyondSpecification,
  answer: ({ db, account }) => {
    const projects = listedProjects(db, account)
    return xml(
      resourcesXml(
        db,
        projects.flatMap(({ id }) => listResources(db, id)),
      ),
    )
  },
}

/** Piece by piece, since the first time each of them is drawn to be measured. */
function* resourcesXml(db: Db, resources: readonly StoredResource[]): Iterable<string> {
  yield declaration
  yield openTag('resources')
  for (const resource of resources) {
    yield emptyTag('resource', {
      uid: resource.uid,
      'content-type': resource.contentType,
      'file-name': resource.fileName,
      ...measureResource(db, resource),
    })
  }
  yield closeTag('resources')
}
