import type { WorkspaceId } from '#core/ids'
import { type AddressTrouble, addressTroubleSchema } from '#core/leads/sent/address-trouble'
import { parseJson } from '#core/parse-json'
import type { Timestamp } from '#core/time'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'

interface OfWorkspace {
  readonly workspaceId: WorkspaceId
}

/** Where the web site of a workspace gives what it has sent. */
interface NewSiteAddress {
  readonly url: string
  readonly origin: string
  /** Of times that name none. */
  readonly timeZone: string
  /** Where the value of its header is. */
  readonly headerPlace: 'none' | 'keychain' | 'thisRun'
}

export interface SiteAddress extends NewSiteAddress {
  /** Another one after every change of a person's. */
  readonly revision: number
  readonly askedAt: Timestamp | null
  /** Of the last time that it was asked. */
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
    // One that cannot be read is as if there was none: it is asked again.
    trouble: trouble.success ? trouble.data : null,
  }
}

/** As if it was never asked. A number of one that was forgotten does not come again: its late answer is not this one's. */
export const saveSiteAddress = (
  db: WritableDb,
  { workspaceId, address }: OfWorkspace & { readonly address: NewSiteAddress },
): void => {
  db.prepare(
    `INSERT INTO site_address (workspace_id, url, origin, time_zone, header_place, revision)
     VALUES (@workspaceId, @url, @origin, @timeZone, @headerPlace, abs(random() % 1000000000))
     ON CONFLICT (workspace_id) DO UPDATE SET url = excluded.url, origin = excluded.origin,
       time_zone = excluded.time_zone, header_place = excluded.header_place,
       revision = revision + 1, asked_at = NULL, trouble = NULL`,
  ).run({ workspaceId, ...address })
}

/** Before the request leaves: who is killed meanwhile does not ask at every start. */
export const writeSiteAsked = (
  db: WritableDb,
  { workspaceId, askedAt }: OfWorkspace & { readonly askedAt: Timestamp },
): void => {
  db.prepare('UPDATE site_address SET asked_at = ? WHERE workspace_id = ?').run(
    askedAt,
    workspaceId,
  )
}

/** Of the address as it was asked; one that was changed meanwhile has no trouble yet. */
export const writeSiteTrouble = (
  db: WritableDb,
  { workspaceId, revision, trouble }: OfWorkspace & Pick<SiteAddress, 'revision' | 'trouble'>,
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
