import { crc32 } from 'node:zlib'
import { readAsset } from '../read-asset.ts'
import { allRows, type Db, oneRow, run } from './db.ts'

export interface StoredResource {
  readonly uid: string
  readonly projectId: number
  readonly contentType: string
  readonly fileName: string
  readonly size: number
  /** CRC32, unsigned. */
  readonly crc: number
}

const columns = `uid, project_id AS projectId, content_type AS contentType, file_name AS fileName,
  size, crc`

/** The files of a project, in the order in which they came. */
export const listResources = (db: Db, projectId: number): StoredResource[] =>
  allRows(db, `SELECT ${columns} FROM resource WHERE project_id = ? ORDER BY rowid`, projectId)

export const readResource = (db: Db, uid: string): StoredResource | null =>
  oneRow(db, `SELECT ${columns} FROM resource WHERE uid = ?`, uid)

type ResourceContent =
  | { readonly asset: string; readonly bytes: null }
  | { readonly asset: null; readonly bytes: Buffer }

const bytesOf = ({ asset, bytes }: ResourceContent): Buffer =>
  asset === null ? bytes : readAsset(asset)

export const readResourceBytes = (db: Db, uid: string): Buffer => {
  const content = oneRow<ResourceContent>(
    db,
    'SELECT asset, bytes FROM resource WHERE uid = ?',
    uid,
  )
  if (content === null) throw new Error(`resource ${uid} is missing`)
  return bytesOf(content)
}

interface NewResource {
  readonly uid: string
  readonly projectId: number
  readonly contentType: string
  readonly fileName: string
  readonly createdAt: number
}

/** A file of the seed: its bytes stay in `assets/`, where many resources may share them. */
export const writeSeededResource = (
  db: Db,
  { asset, ...resource }: NewResource & { readonly asset: string },
): void => {
  insertResource(db, resource, { asset, bytes: null })
}

export const writeUploadedResource = (
  db: Db,
  { bytes, ...resource }: NewResource & { readonly bytes: Buffer },
): void => {
  insertResource(db, resource, { asset: null, bytes })
}

const insertResource = (db: Db, resource: NewResource, content: ResourceContent): void => {
  const bytes = bytesOf(content)
  run(
    db,
    `INSERT INTO resource
       (uid, project_id, content_type, file_name, created_at, size, crc, asset, bytes)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    resource.uid,
    resource.projectId,
    resource.contentType,
    resource.fileName,
    resource.createdAt,
    bytes.length,
    crc32(bytes),
    content.asset,
    content.bytes,
  )
}
