import { type Act, type ActFilter, actSchema } from '#core/activity/act'
import type { WorkspaceId } from '#core/ids'
import type { ReadableDb } from '../../file/handle.ts'
import { crmOf } from './audit-triggers.ts'

const columns =
  'id, at, person, desk, workspace, crm, kind, outcome, project_id, unit_id, unit, subject, before, after, source, hash'

interface AuditRow {
  readonly id: number
  readonly at: number
  readonly person: string
  readonly desk: string
  readonly workspace: string
  readonly crm: string
  readonly kind: string
  readonly outcome: string
  readonly project_id: number | null
  readonly unit_id: number | null
  readonly unit: string
  readonly subject: string
  readonly before: string | null
  readonly after: string | null
  readonly source: string
  readonly hash: string
}

const fact = (text: string | null): unknown => (text === null ? null : JSON.parse(text))

const toAct = ({ project_id, unit_id, before, after, ...row }: AuditRow): Act =>
  actSchema.parse({
    ...row,
    projectId: project_id,
    unitId: unit_id,
    before: fact(before),
    after: fact(after),
  })

type Values = Record<string, string | number>

const mostLookedUp = 50

/** Which acts are meant; the text is made of fixed parts alone, and no value is in it. */
const condition = (
  db: ReadableDb,
  { unit, person, from, to }: ActFilter,
): { readonly text: string; readonly values: Values } => {
  const parts = ['TRUE']
  const values: Values = {}
  const sought = unit.trim().toLowerCase()
  if (sought !== '') {
    const units = listAuditedUnits(db).filter((one) => one.toLowerCase().includes(sought))
    // Of few units each is looked up; with many it is faster to look at all rows in the order of the list.
    const column = units.length <= mostLookedUp ? 'unit' : '+unit'
    parts.push(`unit <> '' AND ${column} IN (SELECT value FROM json_each(@units))`)
    values['units'] = JSON.stringify(units)
  }
  if (person !== null) {
    parts.push('person = @person')
    values['person'] = person
  }
  if (from !== null) {
    parts.push('at >= @from')
    values['from'] = from
  }
  if (to !== null) {
    parts.push('at < @to')
    values['to'] = to
  }
  return { text: parts.join(' AND '), values }
}

interface ActPage {
  readonly filter: ActFilter
  readonly offset: number
  readonly limit: number
}

/** What was done here, and what others of the team have done. */
const tables = ['audit', 'audit_of_team'] as const
type AuditTable = (typeof tables)[number]

interface FoundRow {
  readonly place: AuditTable
  readonly id: number
}

/** The newest first. Rows are skipped in indexes, and only those of the page are looked at. */
export const listActs = (db: ReadableDb, { filter, offset, limit }: ActPage): Act[] => {
  const { text, values } = condition(db, filter)
  const found = tables.map(
    (table) => `SELECT '${table}' AS place, id, at FROM ${table} WHERE ${text}`,
  )
  const rows = db
    .prepare<[object], FoundRow>(
      `${found.join(' UNION ALL ')} ORDER BY at DESC, id DESC LIMIT @limit OFFSET @offset`,
    )
    .all({ ...values, limit, offset })
  const rowOf = {
    audit: db.prepare<[number], AuditRow>(`SELECT ${columns} FROM audit WHERE id = ?`),
    audit_of_team: db.prepare<[number], AuditRow>(
      `SELECT ${columns} FROM audit_of_team WHERE id = ?`,
    ),
  }
  return rows.flatMap(({ place, id }) => {
    const row = rowOf[place].get(id)
    return row === undefined ? [] : [toAct(row)]
  })
}

export const countActs = (db: ReadableDb, filter: ActFilter): number => {
  const { text, values } = condition(db, filter)
  const counts = tables.map((table) => `(SELECT count(*) FROM ${table} WHERE ${text})`)
  return (
    db
      .prepare<[object], number>(`SELECT ${counts.join(' + ')}`)
      .pluck()
      .get(values) ?? 0
  )
}

/** Each value once, by as many steps in its index as there are values. */
const listDistinct = (db: ReadableDb, column: 'person' | 'unit'): string[] => {
  const values = tables.flatMap((table) =>
    db
      .prepare<[], string>(
        `WITH RECURSIVE known (value) AS (
           SELECT min(${column}) FROM ${table} WHERE ${column} <> ''
           UNION ALL
           SELECT (SELECT min(${column}) FROM ${table} WHERE ${column} <> '' AND ${column} > known.value)
           FROM known WHERE known.value IS NOT NULL)
         SELECT value FROM known WHERE value IS NOT NULL`,
      )
      .pluck()
      .all(),
  )
  return [...new Set(values)].sort()
}

export const listActors = (db: ReadableDb): string[] => listDistinct(db, 'person')

const listAuditedUnits = (db: ReadableDb): string[] => listDistinct(db, 'unit')

interface AuditedUnit {
  readonly workspaceId: WorkspaceId
  readonly projectId: number
  readonly unitId: number
}

/** Two CRMs may give a unit the same number. */
const inWorkspace: Readonly<Record<AuditTable, string>> = {
  audit: 'AND source IN (SELECT id FROM batch WHERE workspace_id = @workspaceId)',
  audit_of_team: 'AND crm = @crm',
}

/** The prices of a unit that were sent and have arrived, the oldest first: another one than that was made by somebody else. */
export const listPriceActs = (db: ReadableDb, of: AuditedUnit): Act[] => {
  const crm = db
    .prepare<[string], string>(`SELECT ${crmOf('workspace')} FROM workspace WHERE id = ?`)
    .pluck()
    .get(of.workspaceId)
  const values = { ...of, crm: crm ?? '' }
  return tables
    .flatMap((table) =>
      db
        .prepare<[object], AuditRow>(
          `SELECT ${columns} FROM ${table}
           WHERE unit_id = @unitId AND project_id = @projectId AND kind = 'price'
             AND outcome = 'confirmed' ${inWorkspace[table]}`,
        )
        .all(values),
    )
    .sort((one, other) => one.at - other.at)
    .map(toAct)
}

/** What was done here after a row, the oldest first. */
export const listActsAfter = (
  db: ReadableDb,
  { id, limit }: { readonly id: number; readonly limit: number },
): Act[] =>
  db
    .prepare<[number, number], AuditRow>(
      `SELECT ${columns} FROM audit WHERE id > ? ORDER BY id LIMIT ?`,
    )
    .all(id, limit)
    .map(toAct)
