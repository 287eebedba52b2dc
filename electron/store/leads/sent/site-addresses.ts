import type { WorkspaceId, WorkspaceKey } from '#core/ids'
import { type AddressTrouble, addressTroubleSchema } from '#core/leads/sent/address-trouble'
import { parseJson } from '#core/parse-json'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'

/** The address at which the web site of a workspace lists what it has sent. */
interface NewSiteAddress {
  readonly url: string
  readonly origin: string
  /** The time zone of times that name none. */
  readonly timeZone: string
  /** Where the value of the header is stored. */
  readonly headerPlace: 'none' | 'keychain' | 'thisRun'
}

export interface SiteAddress extends NewSiteAddress {
  /** A number that changes with every change that a person makes. */
  readonly revision: number
  readonly askedAt: Timestamp | null
  /** What went wrong when the address was last asked. */
  readonly trouble: AddressTrouble | null
}

interface Row {
  readonly url: string
  readonly origin: string
  readonly time_zone: string
  readonly header_place: NewSiteAddress['headerPlace']
  readonly revision: number
  readonly asked_at: Timestamp | null
  readonly trouble: string | null
}

export const readSiteAddress = (db: ReadableDb, workspaceId: WorkspaceId): SiteAddress | null => {
  const row = db
    .prepare<[string], Row>(
      `SELECT url, origin, time_zone, header_place, revision, asked_at, trouble
       FROM site_address WHERE workspace_id = ?`,
    )
    .get(workspaceId)
  if (row === undefined) return null
  const trouble = addressTroubleSchema.safeParse(parseJson(row.trouble ?? 'null'))
  return {
    url: row.url,
    origin: row.origin,
    timeZone: row.time_zone,
    headerPlace: row.header_place,
    revision: row.revision,
    askedAt: row.asked_at,
    // A trouble that cannot be read counts as none: the address is asked again.
    trouble: trouble.success ? trouble.data : null,
  }
}

/**
 * Writes an address that was never asked. Its number is never used again, so that a late answer to an earlier address
 * is not taken for this one's.
 */
export const saveSiteAddress = (
  db: WritableDb,
  { workspaceId, address }: WorkspaceKey & { readonly address: NewSiteAddress },
): void => {
  db.prepare(
    `INSERT INTO site_address (workspace_id, url, origin, time_zone, header_place, revision)
     VALUES (@workspaceId, @url, @origin, @timeZone, @headerPlace, abs(random() % 1000000000))
     ON CONFLICT (workspace_id) DO UPDATE SET url = excluded.url, origin = excluded.origin,
       time_zone = excluded.time_zone, header_place = excluded.header_place,
       revision = revision + 1, asked_at = NULL, trouble = NULL`,
  ).run({ workspaceId, ...address })
}

/**
 * Writes the attempt before the request leaves: an application that is killed meanwhile does not ask at every start.
 */
export const writeSiteAsked = (
  db: WritableDb,
  { workspaceId, askedAt }: WorkspaceKey & { readonly askedAt: Timestamp },
): void => {
  db.prepare('UPDATE site_address SET asked_at = ? WHERE workspace_id = ?').run(
    askedAt,
    workspaceId,
  )
}

/** Writes what went wrong; an address that was changed meanwhile gets no trouble. */
export const writeSiteTrouble = (
  db: WritableDb,
  { workspaceId, revision, trouble }: WorkspaceKey & Pick<SiteAddress, 'revision' | 'trouble'>,
): void => {
  db.prepare('UPDATE site_address SET trouble = ? WHERE workspace_id = ? AND revision = ?').run(
    trouble === null ? null : JSON.stringify(trouble),
    workspaceId,
    revision,
  )
}

export const removeSiteAddress = (db: WritableDb, workspaceId: WorkspaceId): void => {
  db.prepare('DELETE FROM site_address WHERE workspace_id = ?').run(workspaceId)
}
