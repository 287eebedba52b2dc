import { answers } from '../../http/answer.ts'
import { type DefectRecord, listDefectRecords } from '../../state/exports/defects.ts'
import { type EntryWithDeal, entriesWithDeals } from '../entries-with-deals.ts'
import type { ExportCall, ExportDefinition } from '../export-definition.ts'
import { field } from '../field.ts'
import { byCode } from '../wording/by-code.ts'
import { defectStatuses } from '../wording/defect-statuses.ts'

type DefectEntry = EntryWithDeal<DefectRecord>

interface Mode {
  readonly isOfInspection: boolean
  /** Null stands for the defects of units and of communal areas alike. */
  readonly isCommunal: boolean | null
}

const defaultMode = 'DEAL_DEFECTS'

/** Field-notes 1. */
const modes: Readonly<Record<string, Mode>> = {
  [defaultMode]: { isOfInspection: false, isCommunal: false },
  DEAL_DEFECTS_COMMUNAL_AREA: { isOfInspection: false, isCommunal: true },
  DEAL_DEFECTS_COMBINED: { isOfInspection: false, isCommunal: null },
  INSPECTION_DEFECTS: { isOfInspection: true, isCommunal: false },
  INSPECTION_DEFECTS_COMMUNAL_AREA: { isOfInspection: true, isCommunal: true },
  INSPECTION_DEFECTS_COMBINED: { isOfInspection: true, isCommunal: null },
}

/** A client sends it empty by default. */
const modeOf = ({ parameters }: ExportCall): Mode | null => {
  const name = parameters.text('mode') || defaultMode
  return Object.hasOwn(modes, name) ? (modes[name] ?? null) : null
}

const list = (call: ExportCall): DefectEntry[] => {
  const mode = modeOf(call)
  const defects = listDefectRecords(call.db).filter(
    ({ inspectionId, isCommunal }) =>
      mode !== null &&
      (inspectionId !== null) === mode.isOfInspection &&
      (mode.isCommunal === null || isCommunal === mode.isCommunal),
  )
  return entriesWithDeals(call, defects)
}

/** Field-notes 3.2: these thirty columns, in this order. */
export const defectsExport: ExportDefinition<DefectEntry> = {
  name: 'defects',
  parameters: { mode: 'optionalText' },
  findFault: (call) => (modeOf(call) === null ? answers.malformed('mode') : null),
  list,
  projectOf: ({ deal }) => deal.projectId,
  createdAtOf: ({ entry }) => entry.receivedAt,
  statusOf: ({ entry }) => entry.status,
  fields: [
    field.text('project', 'Projekt', 'Project', ({ deal }) => deal.projectName),
    field.integer('deal_id', 'Obchodní případ', 'Deal', ({ deal }) => deal.id),
    field.text(
      'inspection_type',
      'Typ kontroly',
      'Inspection type',
      (row) => row.entry.inspectionKind,
    ),
    field.text(
      'item_type',
      'Typ položky technické přejímky',
      'Handover item type',
      (row) => row.entry.item,
    ),
    field.text('unit', 'Jednotka', 'Unit', ({ deal }) => deal.mainUnit),
    field.text('customer', 'Zákazník', 'Customer', ({ deal }) => deal.customerName),
    field.text('phone', 'Telefon', 'Phone', ({ deal }) => deal.phone),
    field.text('email', 'E-mail', 'E-mail', ({ deal }) => deal.email),
    field.integer('defect_number', 'Číslo vady', 'Defect number', ({ entry }) => entry.number),
    field.boolean(
      'problematic',
      'Problémová vada',
      'Problematic defect',
      (row) => row.entry.isProblematic,
    ),
    field.text(
      'customer_defect_number',
      'Číslo vady dle zákazníka',
      'Defect number by customer',
      (row) => `${row.entry.dealId}/${row.entry.number}`,
    ),
    field.text('description', 'Popis', 'Description', ({ entry }) => entry.description),
    field.text(
      'location',
      'Lokace (např. místnost)',
      'Location (e.g. room)',
      ({ entry }) => entry.room,
    ),
    field.text(
      'developer_statement',
      'Poslední vyjádření developera',
      "Developer's last statement",
      ({ entry }) => (entry.status === 1 ? null : 'Reklamace uznána, předáno dodavateli.'),
    ),
    field.date(
      'sent_to_customer',
      'Odesláno zákazníkovi',
      'Sent to customer',
      ({ entry }) => entry.plannedAt,
    ),
    field.text(
      'contractor_statement',
      'Poslední vyjádření dodavatele',
      "Contractor's last statement",
      ({ entry }) => (entry.removedAt === null ? null : 'Odstraněno.'),
    ),
    field.date('received', 'Přijato dne', 'Received on', ({ entry }) => entry.receivedAt),
    field.date('due', 'Termín pro odstranění vady', 'Removal deadline', ({ entry }) => entry.dueAt),
    field.date(
      'planned',
      'Plánovaný termín opravy',
      'Planned repair date',
      ({ entry }) => entry.plannedAt,
    ),
    field.date('removed', 'Odstraněna dne', 'Removed on', ({ entry }) => entry.removedAt),
    field.text('note', 'Poznámka', 'Note', ({ entry }) =>
      entry.isCommunal ? 'Společné části domu' : null,
    ),
    field.text(
      'responsible',
      'Odpovědná osoba',
      'Responsible person',
      ({ deal }) => deal.salesmanName,
    ),
    field.boolean(
      'special_warranty',
      'Speciální záruční lhůta',
      'Special warranty period',
      () => false,
    ),
    field.text('status', 'Stav', 'Status', ({ entry }) => byCode(defectStatuses, entry.status)),
    field.text(
      'affected_part',
      'Část bytu které se vada týká',
      'Affected part of the flat',
      ({ entry }) => entry.part,
    ),
    field.boolean('frequent', 'Běžný problém', 'Common problem', ({ entry }) => entry.isFrequent),
    field.text(
      'affected_room',
      'Místnost, které se vada týká',
      'Affected room',
      ({ entry }) => entry.room,
    ),
    field.text('contractor', 'Dodavatel', 'Contractor', ({ entry }) => entry.contractor),
    field.text(
      'general_contractor',
      'Generální dodavatel',
      'General contractor',
      () => 'Stavby Podolí, a.s.',
    ),
    field.integer('defect_id', 'Reklamace ID', 'Claim ID', ({ entry }) => entry.id),
  ],
}
