import { type InspectionRecord, listInspectionRecords } from '../../state/exports/inspections.ts'
import { type EntryWithDeal, entriesWithDeals } from '../entries-with-deals.ts'
import type { ExportDefinition } from '../export-definition.ts'
import { field } from '../field.ts'

export const inspectionsExport: ExportDefinition<EntryWithDeal<InspectionRecord>> = {
  name: 'inspections',
  isBeyondSpecification: true,
  list: (call) => entriesWithDeals(call, listInspectionRecords(call.db)),
  projectOf: ({ deal }) => deal.projectId,
  createdAtOf: ({ entry }) => entry.plannedAt,
  fields: [
    field.text('project', 'Projekt', 'Project', ({ deal }) => deal.projectName),
    field.text('unit', 'Jednotka', 'Unit', ({ deal }) => deal.mainUnit),
    field.integer('deal_id', 'Obchodní případ ID', 'Deal ID', ({ deal }) => deal.id),
    field.text('inspection_type', 'Typ kontroly', 'Inspection type', ({ entry }) => entry.kind),
    field.integer('inspection_id', 'Kontrola ID', 'Inspection ID', ({ entry }) => entry.id),
    field.text('customer', 'Zákazník', 'Customer', ({ deal }) => deal.customerName),
    field.text('phone', 'Telefon', 'Phone', ({ deal }) => deal.phone),
    field.dateTime('planned', 'Plánovaný termín', 'Planned', ({ entry }) => entry.plannedAt),
    field.dateTime('done', 'Provedena', 'Done', ({ entry }) => entry.doneAt),
    field.text('inspector', 'Technik', 'Inspector', ({ entry }) => entry.inspector),
    field.integer('defects', 'Počet vad', 'Defects', ({ entry }) => entry.defects),
    field.integer('open_defects', 'Otevřené vady', 'Open defects', (row) => row.entry.openDefects),
    field.text('note', 'Poznámka', 'Note', ({ entry }) => entry.note),
  ],
}
