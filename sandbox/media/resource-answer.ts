import type { Answer } from '../answer.ts'
import type { Db } from '../state/db.ts'
import type { StoredResource } from '../state/resources.ts'
import { contentDisposition } from './content-disposition.ts'
import { resourceBytes } from './resource-bytes.ts'

/** The file itself, under its own type and name. */
export const resourceAnswer = (db: Db, resource: StoredResource): Answer => ({
  status: 200,
  contentType: resource.contentType,
  body: resourceBytes(db, resource),
  headers: {
    'content-disposition': contentDisposition(resource.fileName, resource.contentType),
    'x-content-type-options': 'nosniff',
  },
})
