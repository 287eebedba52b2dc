import { allRows, type Db, run } from './db.ts'

export interface Milestone {
  readonly id: number
  readonly name: string
  /** YYYY-MM-DD. */
  readonly fixedOn: string
}

export const listMilestones = (db: Db, projectId: number): Milestone[] =>
  allRows(
    db,
    'SELECT id, name, fixed_on AS fixedOn FROM milestone WHERE project_id = ? ORDER BY position',
    projectId,
  )

export const writeMilestone = (
  db: Db,
  milestone: Omit<Milestone, 'id'> & { readonly projectId: number; readonly position: number },
): void => {
  run(
    db,
    'INSERT INTO milestone (project_id, position, name, fixed_on) VALUES (?, ?, ?, ?)',
    milestone.projectId,
    milestone.position,
    milestone.name,
    milestone.fixedOn,
  )
}
