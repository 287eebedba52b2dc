import { fromJson, type Json, toJson } from '#core/json'
import type { Cell } from '#core/tables/table'
import type { Span } from '../archive/spans.ts'
import { findSentTable, type SentFileRow } from './find-sent-table.ts'
import type { RawRecord } from './raw-record.ts'
import { type RowProblem, readSentLeads } from './read-sent-leads.ts'
import { isReadableMapping, rememberedSentMapping, type SentMapping } from './sent-columns.ts'
import type { SentLead } from './sent-lead.ts'

/** What a file of the site is read with. */
export interface SentFileRequest {
  readonly content:
    | { readonly kind: 'rows'; readonly rows: Json<readonly (readonly Cell[])[]> }
    | {
        readonly kind: 'lines'
        readonly rows: Json<readonly SentFileRow[]>
        /** The numbers of lines that hold no object. */
        readonly unreadable: readonly number[]
      }
  readonly remembered: readonly SentMapping[]
  /** Null: the remembered mapping, or the one that the titles suggest. */
  readonly mapping: SentMapping | null
  readonly timeZone: string
}

/** A row that cannot be read, as a person counts them in the file, and why. */
export interface SentFileProblem {
  readonly row: number
  readonly kind: RowProblem['kind'] | 'unreadable'
}

export interface ReadSentFile {
  /** Null where no row has a known title. */
  readonly mapping: SentMapping | null
  readonly isRemembered: boolean
  readonly isReadable: boolean
  readonly firstRows: Json<readonly (readonly Cell[])[]>
  readonly rows: number
  readonly leads: number
  readonly period: Span | null
  readonly problems: Json<readonly SentFileProblem[]>
  readonly problemCount: number
}

export interface ReadSentLead {
  readonly lead: SentLead
  readonly email: string
  readonly phone: string
  readonly record: Json<RawRecord>
}

const rowsShown = 20
const problemsShown = 200

interface SentFileReading {
  readonly summary: ReadSentFile
  readonly leads: readonly ReadSentLead[]
}

/** Reads the leads of a site's file, and a summary for the person who imports it. */
export const readSentFile = (file: SentFileRequest): SentFileReading => {
  const { rows, unreadable } = rowsOf(file.content)
  const { remembered, timeZone } = file
  const found = findSentTable(rows, { remembered, timeZone })
  const mapping = file.mapping ?? found?.mapping ?? null
  const body = bodyOf(rows, mapping) ?? found?.rows ?? []
  const isReadable = mapping !== null && isReadableMapping(mapping)
  const read = mapping !== null && isReadable ? readSentLeads(body, mapping) : noLeads
  const leads = read.leads.map(({ lead, email, phone, record }) => ({
    lead: { ...lead, at: lead.at + (mapping?.clockShiftMs ?? 0) },
    email,
    phone,
    record,
  }))
  const problems = [
    ...unreadable.map((row) => ({ row, kind: 'unreadable' as const })),
    ...read.problems,
  ]
  return {
    leads,
    summary: {
      mapping,
      isReadable,
      isRemembered: mapping !== null && rememberedSentMapping(mapping.titles, remembered) !== null,
      firstRows: toJson(rows.slice(0, rowsShown).map(({ cells }) => cells)),
      rows: body.length,
      leads: leads.length,
      period: periodOf(leads),
      problems: toJson(problems.slice(0, problemsShown)),
      problemCount: problems.length,
    },
  }
}

const noLeads: ReturnType<typeof readSentLeads> = { leads: [], problems: [] }

/** The rows below the titles of a mapping that a person has set; null where no row has those titles. */
const bodyOf = (
  rows: readonly SentFileRow[],
  mapping: SentMapping | null,
): readonly SentFileRow[] | null => {
  const at = rows.findIndex(
    ({ cells }) =>
      mapping?.titles.length === cells.length &&
      mapping.titles.every((title, index) => title === String(cells[index] ?? '')),
  )
  return at < 0 ? null : rows.slice(at + 1)
}

const rowsOf = (
  content: SentFileRequest['content'],
): { readonly rows: readonly SentFileRow[]; readonly unreadable: readonly number[] } => {
  if (content.kind === 'rows') {
    const rows = fromJson(content.rows)
    return { rows: rows.map((cells, index) => ({ number: index + 1, cells })), unreadable: [] }
  }
  return { rows: fromJson(content.rows), unreadable: content.unreadable }
}

/** The span from the first lead to just after the last one. */
const periodOf = (leads: readonly ReadSentLead[]): ReadSentFile['period'] => {
  if (leads.length === 0) return null
  let from = Number.POSITIVE_INFINITY
  let to = Number.NEGATIVE_INFINITY
  for (const { lead } of leads) {
    if (lead.at < from) from = lead.at
    if (lead.at >= to) to = lead.at + 1
  }
  return { from, to }
}
