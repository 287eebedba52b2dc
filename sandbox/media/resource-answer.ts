import type { Answer } from '../http/answer.ts'
import type { Db } from '../state/db.ts'
import { readResourceBytes, type StoredResource } from '../state/resources.ts'
import { contentDisposition } from './content-disposition.ts'

/** The file itself, under its own type and name. */
export const resourceAnswer = (db: Db, resource: StoredResource): Answer => ({
  status: 200,
  contentType: resource.contentType,
  body: readResourceBytes(db, resource.uid),
  headers: {
    'content-disposition': contentDisposition(resource.fileName, resource.contentType),
    'x-content-type-options': 'nosniff',
  },
})
