import { crc32 } from 'node:zlib'
import { allRows, type Db, oneRow, run } from './db.ts'

export interface StoredResource {
  readonly uid: string
  readonly projectId: number
  readonly contentType: string
  readonly fileName: string
  /** How to draw it, as JSON; null for what was uploaded. */
  readonly recipe: string | null
  /** Unknown until it is drawn. */
  readonly size: number | null
  /** CRC32, unsigned. */
  readonly crc: number | null
}

const columns = `uid, project_id AS projectId, content_type AS contentType, file_name AS fileName,
  recipe, size, crc`

/** In the order in which they came. */
export const listResources = (db: Db, projectId: number): StoredResource[] =>
  allRows(db, `SELECT ${columns} FROM resource WHERE project_id = ? ORDER BY rowid`, projectId)

export const readResource = (db: Db, uid: string): StoredResource | null =>
  oneRow(db, `SELECT ${columns} FROM resource WHERE uid = ?`, uid)

export const readBytes = (db: Db, uid: string): Buffer | null =>
  oneRow<{ bytes: Buffer | null }>(db, 'SELECT bytes FROM resource WHERE uid = ?', uid)?.bytes ??
  null

interface NewResource {
  readonly uid: string
  readonly projectId: number
  readonly contentType: string
  readonly fileName: string
  readonly createdAt: number
}

/** Something that is drawn when it is first asked for. */
export const writeDrawable = (
  db: Db,
  { recipe, ...resource }: NewResource & { recipe: string },
) => {
  run(
    db,
    `INSERT INTO resource (uid, project_id, content_type, file_name, created_at, recipe)
     VALUES (?, ?, ?, ?, ?, ?)`,
    resource.uid,
    resource.projectId,
    resource.contentType,
    resource.fileName,
    resource.createdAt,
    recipe,
  )
}

export const writeUploaded = (db: Db, { bytes, ...resource }: NewResource & { bytes: Buffer }) => {
  run(
    db,
    `INSERT INTO resource (uid, project_id, content_type, file_name, created_at, size, crc, bytes)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    resource.uid,
    resource.projectId,
    resource.contentType,
    resource.fileName,
    resource.createdAt,
    bytes.length,
    crc32(bytes),
    bytes,
  )
}

export interface Measured {
  readonly size: number
  readonly crc: number
}

export const keepDrawn = (db: Db, uid: string, bytes: Buffer): Measured => {
  const measured = { size: bytes.length, crc: crc32(bytes) }
  run(
    db,
    'UPDATE resource SET size = ?, crc = ?, bytes = ? WHERE uid = ?',
    measured.size,
    measured.crc,
    bytes,
    uid,
  )
  return measured
}
