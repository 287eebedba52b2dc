import { type EventRecord, listEventRecords } from '../../state/exports/events.ts'
import type { ExportDefinition } from '../export-definition.ts'
import { field } from '../field.ts'

/** spec: Events; the types that have a published number. */
const typeIds: Readonly<Record<string, number>> = {
  INDIVIDUAL_DISCOUNT_UPDATED: 29,
  DEAL_CLOSED_WON: 30,
  DEAL_CLOSED_LOST: 31,
  DEAL_REOPENED: 32,
}

export const eventsExport: ExportDefinition<EventRecord> = {
  name: 'events',
  list: ({ db }) => listEventRecords(db),
  projectOf: ({ projectId }) => projectId,
  createdAtOf: ({ at }) => at,
  fields: [
    field.dateTime('at', 'Datum', 'Date', ({ at }) => at),
    field.text('event_type', 'Typ události', 'Event type', ({ type }) => type),
    field.integer(
      'event_type_id',
      'Typ události ID',
      'Event type ID',
      ({ type }) => typeIds[type] ?? null,
    ),
    field.text('customer', 'Zákazník', 'Customer', ({ customerName }) => customerName),
    field.text('unit', 'Jednotka', 'Unit', ({ unit }) => unit),
    field.text('project', 'Projekt', 'Project', ({ projectName }) => projectName),
    field.text('note', 'Poznámka', 'Note', ({ note }) => note),
    field.integer('deal_id', 'Obchodní případ ID', 'Deal ID', ({ dealId }) => dealId),
    field.integer('event_id', 'Událost ID', 'Event ID', ({ id }) => id),
    field.integer('customer_id', 'Zákazník ID', 'Customer ID', ({ customerId }) => customerId),
    field.integer('unit_id', 'Jednotka ID', 'Unit ID', ({ unitId }) => unitId),
    field.integer('project_id', 'Projekt ID', 'Project ID', ({ projectId }) => projectId),
  ],
}
