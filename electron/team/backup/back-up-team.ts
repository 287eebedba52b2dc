import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { toJson } from '#core/json'
import { quoted } from '../quoted.ts'
import { actAsOwner, requireTeam, type TeamAdmin } from '../team-admin.ts'
import { done, type TeamResult, teamFault } from '../team-result.ts'
import { listTables } from './list-tables.ts'
import type { BackupHead } from './team-backup.ts'

export interface TakenTeamBackup {
  readonly rows: number
  readonly sha256: string
}

export type BackUp =
  | { readonly kind: 'done'; readonly taken: TakenTeamBackup }
  /** The disk, or a file that is there already; the code is that of the system. */
  | { readonly kind: 'place'; readonly code: string }

/**
 * Writes all that a team has into one file, as it was at one moment. Until it is whole the file has another name, so that
 * nobody takes a half for a backup.
 */
export const backUpTeam = async (admin: TeamAdmin, path: string): Promise<TeamResult<BackUp>> => {
  if (existsSync(path)) return done({ kind: 'place', code: 'EEXIST' })
  const part = join(dirname(path), `.${randomUUID()}.part`)
  try {
    const file = await open(part, 'wx', 0o600)
    try {
      const written = await writeBackup(admin, file)
      if (!written.ok) return written
      await file.sync()
      await rename(part, path)
      return done({ kind: 'done', taken: written.value })
    } finally {
      await file.close()
      await rm(part, { force: true })
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error) {
      return done({ kind: 'place', code: String(error.code) })
    }
    throw error
  }
}

const writeBackup = async (
  admin: TeamAdmin,
  file: FileHandle,
): Promise<TeamResult<TakenTeamBackup>> => {
  const { connection, team } = admin
  const hash = createHash('sha256')
  const write = async (line: string): Promise<void> => {
    hash.update(`${line}\n`)
    await append(file, line)
  }
  return connection.transact(async () => {
    const begun = await connection.run('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    if (!begun.ok) return begun
    const known = await requireTeam(admin)
    if (!known.ok) return known
    const owned = await actAsOwner(admin)
    if (!owned.ok) return owned
    const head = await readHead(admin)
    if (!head.ok) return head
    const tables = await listTables(admin)
    if (!tables.ok) return tables
    await write(toJson({ ...head.value, team }))
    let rows = 0
    for (const { name, count } of tables.value) {
      await write(toJson({ table: name, rows: count }))
      const read = await readRows(admin, name, write)
      if (!read.ok) return read
      if (read.value !== count) return teamFault('other', 'rows')
      rows += count
    }
    const sha256 = hash.digest('hex')
    await append(file, toJson({ sha256 }))
    return done({ rows, sha256 })
  })
}

/** All of it: a disk that is nearly full may take a part of one write and refuse the next one alone. */
const append = (file: FileHandle, line: string): Promise<void> => file.appendFile(`${line}\n`)

const headSchema = z.object({ version: z.int(), taken_at: z.string() }).transform(
  ({ version, taken_at }): Omit<BackupHead, 'team'> => ({
    unitdeskTeamBackup: 1,
    version,
    takenAt: taken_at,
  }),
)

const readHead = async ({
  connection,
}: TeamAdmin): Promise<TeamResult<Omit<BackupHead, 'team'>>> => {
  const read = await connection.query(
    headSchema,
    'SELECT version, to_json(now()) #>> array[]::text[] AS taken_at FROM schema_version',
  )
  if (!read.ok) return read
  const [head] = read.value
  return head === undefined ? teamFault('noTeam') : done(head)
}

/** Contents of exports may be large. */
const rowsAtOnce = 50
const rowSchema = z.object({ row: z.string() })

const readRows = async (
  { connection }: TeamAdmin,
  table: string,
  write: (line: string) => Promise<void>,
): Promise<TeamResult<number>> => {
  const opened = await connection.run(
    `DECLARE backup NO SCROLL CURSOR FOR SELECT to_jsonb(a_row)::text AS row FROM ${quoted(table)} AS a_row`,
  )
  if (!opened.ok) return opened
  let count = 0
  for (;;) {
    const read = await connection.query(rowSchema, `FETCH ${rowsAtOnce} FROM backup`)
    if (!read.ok) return read
    if (read.value.length === 0) break
    for (const { row } of read.value) await write(row)
    count += read.value.length
  }
  const closed = await connection.run('CLOSE backup')
  return closed.ok ? done(count) : closed
}
