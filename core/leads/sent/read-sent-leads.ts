import { type CustomerId, customerIdSchema } from '#core/ids'
import { type Json, toJson } from '#core/json'
import { plainTitle } from '#core/tables/plain-title'
import { contactMark } from '../privacy/contact-mark.ts'
import { nameWords } from '../reconcile/name-words.ts'
import { suspicionOf } from '../reconcile/suspicion.ts'
import type { SentFileRow } from './find-sent-table.ts'
import { type RawRecord, rawRecord } from './raw-record.ts'
import { readSentTime } from './read-sent-time.ts'
import type { SentColumn, SentMapping } from './sent-columns.ts'
import type { SentLead } from './sent-lead.ts'
import { isSuccess, readSiteAnswer } from './site-answer.ts'

interface ReadLead {
  readonly row: number
  readonly lead: SentLead
  /** The contact as it stands in the file; it is stored only while the lead is missing. */
  readonly email: string
  readonly phone: string
  readonly record: Json<RawRecord>
}

export interface RowProblem {
  readonly row: number
  readonly kind:
    | 'noTime'
    | 'dayOnly'
    | 'notATime'
    | 'noName'
    /** The customer ID cannot be read; the lead is compared by its name instead. */
    | 'notACustomerId'
    /** An earlier row has the same lead; only the answer of this row is read. */
    | 'twice'
}

interface ReadSentLeads {
  readonly leads: readonly ReadLead[]
  readonly problems: readonly RowProblem[]
}

/** Reads the leads that a web site's file lists. */
export const readSentLeads = (
  rows: readonly SentFileRow[],
  mapping: SentMapping,
): ReadSentLeads => {
  const leads = new Map<string, ReadLead>()
  const problems: RowProblem[] = []
  for (const row of rows) {
    if (row.cells.every((cell) => String(cell ?? '').trim() === '')) continue
    const { read, kinds } = readRow(row, mapping)
    const before = read === null ? undefined : leads.get(read.lead.key)
    for (const kind of before ? ([...kinds, 'twice'] as const) : kinds) {
      problems.push({ row: row.number, kind })
    }
    if (read !== null) leads.set(read.lead.key, before ? withNextTry(before, read.lead) : read)
  }
  return { leads: [...leads.values()], problems }
}

/** A log may have a row for every try: once the CRM has accepted the lead that answer counts, else the last one. */
const withNextTry = (before: ReadLead, { answer, customerId }: SentLead): ReadLead => ({
  ...before,
  lead: {
    ...before.lead,
    customerId: before.lead.customerId ?? customerId,
    answer: isSuccess(before.lead.answer) ? before.lead.answer : (answer ?? before.lead.answer),
  },
})

const longestName = 200

const readRow = (
  { number, cells }: SentFileRow,
  mapping: SentMapping,
): { readonly read: ReadLead | null; readonly kinds: readonly RowProblem['kind'][] } => {
  const textOf = (column: SentColumn): string =>
    String(cells[mapping.columns[column] ?? -1] ?? '').trim()
  const time = timeOf(cells, mapping)
  if (time.kind !== 'moment') {
    return { read: null, kinds: [textOf('time') === '' ? 'noTime' : time.kind] }
  }
  const [email, phone] = [textOf('email'), textOf('phone')]
  const name = wholeName(textOf('name'), textOf('surname')).slice(0, longestName)
  const customerId = customerIdIn(textOf('customerId'))
  if (name === '' && customerId === null) return { read: null, kinds: ['noName'] }
  const lead: SentLead = {
    key: keyOf(textOf('id'), time.at, name, customerId),
    at: time.at,
    name,
    customerId,
    project: textOf('project'),
    campaign: textOf('campaign'),
    answer: readSiteAnswer(textOf('httpStatus'), textOf('answer')),
    suspicion: suspicionOf({ name, email, tags: tagsIn(cells, mapping) }),
    contactMark: contactMark(email, phone),
  }
  const isOdd = customerId === null && textOf('customerId') !== ''
  return {
    read: {
      row: number,
      lead,
      email,
      phone,
      record: toJson(rawRecord(mapping, cells)),
    },
    kinds: isOdd ? ['notACustomerId'] : [],
  }
}

const tagTitles = new Set(['tag', 'tags', 'stitek', 'stitky', 'znacky'])

const tagsIn = (cells: SentFileRow['cells'], { titles }: SentMapping): readonly string[] =>
  titles.flatMap((title, at) =>
    tagTitles.has(plainTitle(title)) ? String(cells[at] ?? '').split(/[\s,;|]+/) : [],
  )

const timeOf = (cells: SentFileRow['cells'], mapping: SentMapping) => {
  const { time, clock } = mapping.columns
  const day = cells[time ?? -1] ?? null
  if (clock === null) return readSentTime(day, mapping)
  // A spreadsheet stores a time of day as a time on the last day of 1899.
  const found = /(\d{1,2}:\d\d(?::\d\d)?)(?: ?([ap]m))?$/i.exec(String(cells[clock] ?? '').trim())
  const date = String(day ?? '').replace(/[T ]+00:00(?::00)?$/, '')
  return readSentTime(found ? `${date} ${found[0]}` : day, mapping)
}

/** Joins first name and surname; where the name column already has the surname, it is the whole name. */
const wholeName = (name: string, surname: string): string => {
  const there = new Set(nameWords(name))
  const isThere = surname !== '' && nameWords(surname).every((word) => there.has(word))
  return isThere && there.size > 1 ? name : `${name} ${surname}`.trim()
}

const customerIdIn = (text: string): CustomerId | null => {
  const whole = /^(\d{1,15})(?:\.0+)?$/.exec(text)?.[1]
  const found = customerIdSchema.safeParse(whole === undefined ? null : Number(whole))
  return found.success ? found.data : null
}

/** The site's ID of the lead; without one, a site sends no two leads at one moment under one name. */
const keyOf = (id: string, at: number, name: string, customerId: CustomerId | null): string =>
  id === ''
    ? `at ${at} ${nameWords(name).join(' ')} ${customerId ?? ''}`.trim().slice(0, 300)
    : `id ${id}`.slice(0, 300)
