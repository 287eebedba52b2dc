import { allRows, type Db, run } from '../db.ts'

export interface Task {
  readonly id: number
  readonly projectId: number
  readonly customerId: number
  readonly salesmanId: number | null
  readonly dealId: number | null
  readonly subject: string
  readonly createdAt: number
  readonly dueAt: number
  readonly doneAt: number | null
}

export interface TaskRecord extends Task {
  readonly projectName: string
  readonly customerName: string
  readonly salesmanName: string | null
}

export const listTaskRecords = (db: Db): TaskRecord[] =>
  allRows(
    db,
    `SELECT task.id, project_id AS projectId, customer_id AS customerId, task.salesman_id AS salesmanId,
       deal_id AS dealId, subject, task.created_at AS createdAt, due_at AS dueAt, done_at AS doneAt,
       project.name AS projectName, customer.name || ' ' || customer.surname AS customerName,
       salesman.name || ' ' || salesman.surname AS salesmanName
     FROM task JOIN project ON project.id = project_id JOIN customer ON customer.id = customer_id
     LEFT JOIN salesman ON salesman.id = task.salesman_id ORDER BY task.id`,
  )

export const writeTask = (db: Db, task: Omit<Task, 'id'>): void => {
  run(
    db,
    `INSERT INTO task (project_id, customer_id, salesman_id, deal_id, subject, created_at, due_at, done_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    task.projectId,
    task.customerId,
    task.salesmanId,
    task.dealId,
    task.subject,
    task.createdAt,
    task.dueAt,
    task.doneAt,
  )
}
