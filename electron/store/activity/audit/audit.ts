import { type Act, type ActFilter, actSchema } from '#core/activity/act'
import type { ReadableDb } from '../../file/handle.ts'

const fieldColumns =
  'at, person, desk, workspace, kind, outcome, project_id, unit_id, unit, subject, before, after, source'

interface AuditRow {
  readonly id: number
  readonly at: number
  readonly person: string
  readonly desk: string
  readonly workspace: string
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

/** The newest first. Rows are skipped in an index, and only those of the page are looked at. */
export const listActs = (db: ReadableDb, { filter, offset, limit }: ActPage): Act[] => {
  const { text, values } = condition(db, filter)
  return db
    .prepare<[object], AuditRow>(
      `SELECT audit.id, ${fieldColumns
        .split(', ')
        .map((column) => `audit.${column}`)
        .join(', ')}, audit.hash
       FROM (SELECT id AS found FROM audit WHERE ${text}
             ORDER BY at DESC, id DESC LIMIT @limit OFFSET @offset)
       CROSS JOIN audit ON audit.id = found
       ORDER BY audit.at DESC, audit.id DESC`,
    )
    .all({ ...values, limit, offset })
    .map(toAct)
}

export const countActs = (db: ReadableDb, filter: ActFilter): number => {
  const { text, values } = condition(db, filter)
  return (
    db.prepare<[object], number>(`SELECT count(*) FROM audit WHERE ${text}`).pluck().get(values) ??
    0
  )
}

/** Each value once, by as many steps in its index as there are values. */
const listDistinct = (db: ReadableDb, column: 'person' | 'unit'): string[] =>
  db
    .prepare<[], string>(
      `WITH RECURSIVE known (value) AS (
         SELECT min(${column}) FROM audit WHERE ${column} <> ''
         UNION ALL
         SELECT (SELECT min(${column}) FROM audit WHERE ${column} <> '' AND ${column} > known.value)
         FROM known WHERE known.value IS NOT NULL)
       SELECT value FROM known WHERE value IS NOT NULL`,
    )
    .pluck()
    .all()

export const listActors = (db: ReadableDb): string[] => listDistinct(db, 'person')

const listAuditedUnits = (db: ReadableDb): string[] => listDistinct(db, 'unit')

/** What was done to the price of a unit, the oldest first. */
export const listPriceActs = (
  db: ReadableDb,
  { projectId, unitId }: { readonly projectId: number; readonly unitId: number },
): Act[] =>
  db
    .prepare<[number, number], AuditRow>(
      `SELECT id, ${fieldColumns}, hash FROM audit
       WHERE unit_id = ? AND project_id = ? AND kind = 'price' AND outcome IN ('confirmed', 'differs') ORDER BY id`,
    )
    .all(unitId, projectId)
    .map(toAct)
