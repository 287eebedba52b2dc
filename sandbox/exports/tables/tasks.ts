import { listTaskRecords, type TaskRecord } from '../../state/exports/tasks.ts'
import type { ExportDefinition } from '../export-definition.ts'
import { field } from '../field.ts'

const isDone = ({ doneAt }: TaskRecord): boolean => doneAt !== null

export const tasksExport: ExportDefinition<TaskRecord> = {
  name: 'tasks',
  isBeyondSpecification: true,
  list: ({ db }) => listTaskRecords(db),
  projectOf: ({ projectId }) => projectId,
  createdAtOf: ({ createdAt }) => createdAt,
  fields: [
    field.text('subject', 'Předmět', 'Subject', ({ subject }) => subject),
    field.text('project', 'Projekt', 'Project', ({ projectName }) => projectName),
    field.text('customer', 'Zákazník', 'Customer', ({ customerName }) => customerName),
    field.text('salesman', 'Prodejce', 'Salesman', ({ salesmanName }) => salesmanName),
    field.date('created', 'Vytvořen', 'Created', ({ createdAt }) => createdAt),
    field.date('due', 'Termín', 'Due', ({ dueAt }) => dueAt),
    field.boolean('done', 'Splněn', 'Done', isDone),
    field.date('done_on', 'Splněn dne', 'Done on', ({ doneAt }) => doneAt),
    field.integer('deal_id', 'Obchodní případ ID', 'Deal ID', ({ dealId }) => dealId),
    field.integer('task_id', 'Úkol ID', 'Task ID', ({ id }) => id),
    field.integer('customer_id', 'Zákazník ID', 'Customer ID', ({ customerId }) => customerId),
    field.integer('salesman_id', 'Prodejce ID', 'Salesman ID', ({ salesmanId }) => salesmanId),
  ],
}
