import { allRows, type Db, oneRow, run } from './db.ts'

/** The kind of place that has a plan; what lies inside the place has its area on that plan. */
export type PlanOwner = 'project' | 'building' | 'floor' | 'unit'

export interface PlanPlace {
  readonly owner: PlanOwner
  readonly ownerId: number
  readonly projectId: number
}

interface NewPlan extends PlanPlace {
  readonly screenId: number
  readonly resourceUid: string
}

/** Adds the plan to a screen that has none yet. */
export const addPlan = (
  db: Db,
  { owner, ownerId, projectId, screenId, resourceUid }: NewPlan,
): void => {
  run(
    db,
    `INSERT INTO plan (owner, owner_id, screen_id, project_id, resource_uid)
     VALUES (?, ?, ?, ?, ?)`,
    owner,
    ownerId,
    screenId,
    projectId,
    resourceUid,
  )
}

/** spec: Media upload: one plan for each screen, replaced when there is one already. */
export const setPlan = (db: Db, plan: NewPlan): 'created' | 'replaced' => {
  const { owner, ownerId, screenId, resourceUid } = plan
  const where = 'owner = ? AND owner_id = ? AND screen_id = ?'
  const place = [owner, ownerId, screenId]
  if (oneRow(db, `SELECT 1 FROM plan WHERE ${where}`, ...place) === null) {
    addPlan(db, plan)
    return 'created'
  }
  run(db, `UPDATE plan SET resource_uid = ? WHERE ${where}`, resourceUid, ...place)
  return 'replaced'
}

export const setPlanArea = (
  db: Db,
  { owner, ownerId, projectId, coordinates }: PlanPlace & { coordinates: readonly number[] },
): void => {
  run(
    db,
    'INSERT INTO plan_area (owner, owner_id, project_id, coordinates) VALUES (?, ?, ?, ?)',
    owner,
    ownerId,
    projectId,
    coordinates.join(','),
  )
}

/** A text for some of the project's places and units. */
export type TextByOwner = (owner: PlanOwner, id: number) => string | undefined

interface OwnerText {
  readonly owner: PlanOwner
  readonly id: number
  readonly text: string
}

const byOwner = (rows: readonly OwnerText[]): TextByOwner => {
  const texts = new Map(rows.map(({ owner, id, text }) => [`${owner} ${id}`, text]))
  return (owner, id) => texts.get(`${owner} ${id}`)
}

/** The UIDs of all plans of a project for one screen. */
export const readPlans = (db: Db, projectId: number, screenId: number): TextByOwner =>
  byOwner(
    allRows(
      db,
      `SELECT owner, owner_id AS id, resource_uid AS text FROM plan
       WHERE project_id = ? AND screen_id = ?`,
      projectId,
      screenId,
    ),
  )

/** The areas of places and units on the plan of what they are part of: left, top, right and bottom in pixels. */
export const readPlanAreas = (db: Db, projectId: number): TextByOwner =>
  byOwner(
    allRows(
      db,
      'SELECT owner, owner_id AS id, coordinates AS text FROM plan_area WHERE project_id = ?',
      projectId,
    ),
  )

export const setUnitPdf = (db: Db, unitId: number, resourceUid: string): void => {
  run(db, 'UPDATE unit SET pdf = ? WHERE id = ?', resourceUid, unitId)
}
