import type { LeadFilter, leadSorts } from '#core/contract/leads'
import type { InquiryId } from '#core/ids'
import type { SeenLead } from '#core/leads/archive/seen-lead'
import type { ReadableDb } from '../../file/handle.ts'
import { type LeadNameKind, listLeadNames } from '../dashboard/lead-counts.ts'
import type { LeadArchive } from './lead-archives.ts'
import { type LeadRow, leadColumns, leadNameKey, toSeenLead } from './leads.ts'

interface LeadPageFilter {
  readonly archive: LeadArchive
  readonly filter: LeadFilter
}

interface Order {
  readonly sort: (typeof leadSorts)[number]
  readonly isDescending: boolean
  readonly offset: number
  readonly limit: number
}

/** Sort orders, spelled as in the indexes. */
const orders: Readonly<Record<Order['sort'], readonly string[]>> = {
  at: ['counted_at'],
  firstSeenAt: ['first_seen_at'],
  customerName: ['name_key'],
  projects: ['projects', 'counted_at'],
  campaign: ['campaign', 'counted_at'],
  productInterest: ['product_interest', 'counted_at'],
  customerId: ['customer_id'],
}

const orderOf = ({ sort, isDescending }: Order): string => {
  const direction = isDescending ? 'DESC' : 'ASC'
  return [...orders[sort], 'inquiry_id'].map((column) => `${column} ${direction}`).join(', ')
}

export const listLeadPage = (db: ReadableDb, page: LeadPageFilter & Order): SeenLead[] => {
  const { text, values } = condition(db, page)
  return db
    .prepare<[object], LeadRow>(
      `SELECT ${leadColumns} FROM lead WHERE ${text}
       ORDER BY ${orderOf(page)} LIMIT @limit OFFSET @offset`,
    )
    .all({ ...values, limit: page.limit, offset: page.offset })
    .map(toSeenLead)
}

/** A page of leads that were found before. */
export const listFoundLeads = (
  db: ReadableDb,
  {
    archive,
    ids,
    ...page
  }: Pick<LeadPageFilter, 'archive'> & Order & { readonly ids: readonly InquiryId[] },
): SeenLead[] =>
  db
    .prepare<[object], LeadRow>(
      `SELECT ${leadColumns} FROM lead
       WHERE archive = @archive AND inquiry_id IN (SELECT value FROM json_each(@ids))
       ORDER BY ${orderOf(page)} LIMIT @limit OFFSET @offset`,
    )
    .all({ archive, ids: JSON.stringify(ids), limit: page.limit, offset: page.offset })
    .map(toSeenLead)

export const countLeadPage = (db: ReadableDb, wanted: LeadPageFilter): number => {
  const { text, values } = condition(db, wanted)
  return (
    db.prepare<[object], number>(`SELECT count(*) FROM lead WHERE ${text}`).pluck().get(values) ?? 0
  )
}

/** Finds up to a number of matching leads, in no order. */
export const findLeadIds = (
  db: ReadableDb,
  { limit, ...wanted }: LeadPageFilter & { readonly limit: number },
): InquiryId[] => {
  const { text, values } = condition(db, wanted)
  return db
    .prepare<[object], InquiryId>(`SELECT inquiry_id FROM lead WHERE ${text} LIMIT @limit`)
    .pluck()
    .all({ ...values, limit })
}

type Values = Record<string, string | number>

/** The text is made of fixed parts alone: there are few of them, and no value is in it. */
const condition = (
  db: ReadableDb,
  { archive, filter }: LeadPageFilter,
): { readonly text: string; readonly values: Values } => {
  const parts = ['archive = @archive']
  const values: Values = { archive }
  const add = (part: string, name: string, value: string | number | null) => {
    if (value === null) return
    parts.push(part)
    values[name] = value
  }
  add('campaign = @campaign', 'campaign', filter.campaign)
  add('product_interest = @interest', 'interest', filter.productInterest)
  add('account_id = @accountId', 'accountId', filter.accountId)
  add('counted_at >= @from', 'from', filter.from)
  add('counted_at < @to', 'to', filter.to)
  add(
    `inquiry_id IN (SELECT inquiry_id FROM lead_project
       WHERE archive = @archive AND name = @project)`,
    'project',
    filter.project,
  )
  if (filter.isOnlyInCrm) parts.push("pairing = 'unmatched'")
  for (const [index, word] of wordsOf(filter.search).entries()) {
    const found = conditionOf(db, archive, word, index)
    parts.push(found.text)
    Object.assign(values, found.values)
  }
  return { text: parts.join(' AND '), values }
}

const mostWords = 5

const wordsOf = (search: string): string[] =>
  search
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords)

const placeOf: Readonly<Record<LeadNameKind, (names: string) => string>> = {
  campaigns: (names) => `campaign IN (SELECT value FROM json_each(${names}))`,
  productInterests: (names) => `product_interest IN (SELECT value FROM json_each(${names}))`,
  projects: (names) => `inquiry_id IN (SELECT inquiry_id FROM lead_project
    WHERE archive = @archive AND name IN (SELECT value FROM json_each(${names})))`,
}

/** A word of the person's name, or one of the few names of projects and campaigns, or a number. */
const conditionOf = (
  db: ReadableDb,
  archive: LeadArchive,
  word: string,
  index: number,
): { readonly text: string; readonly values: Values } => {
  const key = leadNameKey(word)
  const values: Values = {}
  const parts: string[] = []
  if (key !== '') {
    parts.push(`instr(name_key, @key${index}) > 0`)
    values[`key${index}`] = key
  }
  for (const kind of ['campaigns', 'productInterests', 'projects'] as const) {
    const names = listLeadNames(db, { archive, kind }).filter((name) => isIn(name, word))
    if (names.length === 0) continue
    parts.push(placeOf[kind](`@${kind}${index}`))
    values[`${kind}${index}`] = JSON.stringify(names)
  }
  if (/^\d{1,15}$/.test(word)) {
    parts.push(`customer_id = @number${index} OR inquiry_id = @number${index}`)
    values[`number${index}`] = Number(word)
  }
  return { text: parts.length === 0 ? 'FALSE' : `(${parts.join(' OR ')})`, values }
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const isIn = (name: string, word: string): boolean => plain(name).includes(plain(word))
