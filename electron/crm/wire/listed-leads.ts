import { z } from 'zod'
import type { Result } from '#core/contract/failure'
import { customerIdSchema, inquiryIdSchema } from '#core/ids'
import type { ListedLead } from '#core/leads/archive/lead'
import type { Body } from '../calls/call.ts'
import { jsonId, jsonList, jsonText } from './json-values.ts'
import { readJson } from './read-json.ts'
import { parseTimestamp } from './timestamp.ts'

/** Text that a lead can do without: in another shape it says nothing, and costs nobody the lead. */
const shown = jsonText.catch('')

const leadIn = (zone: string) =>
  z
    .object({
      inquiry_id: jsonId.pipe(inquiryIdSchema),
      customer_id: jsonId.pipe(customerIdSchema),
      customer_name: shown,
      timestamp: shown.transform((text) => parseTimestamp(text, zone)),
      projects: jsonList(shown).optional(),
      campaign: shown,
      product_interest: shown,
    })
    .transform(
      (item): ListedLead => ({
        inquiryId: item.inquiry_id,
        customerId: item.customer_id,
        customerName: item.customer_name,
        at: item.timestamp,
        projects: (item.projects ?? []).filter((name) => name !== ''),
        campaign: item.campaign,
        productInterest: item.product_interest,
      }),
    )

/** What a list has told; one lead that cannot be read takes no other with it. */
export interface ListedLeads {
  readonly leads: readonly ListedLead[]
  /** The numbers of the inquiries that cannot be read, as far as they are told: these are left out, and named. */
  readonly unreadLeads: readonly string[]
}

const numberOfUnread = z
  .looseObject({ inquiry_id: z.unknown().optional() })
  .refine((item) => 'inquiry_id' in item || 'customer_id' in item)
  .transform(({ inquiry_id: id }) => (/^\d{1,30}$/.test(String(id)) ? String(id) : '?'))

const readOrNamed = (zone: string) =>
  z.union([
    leadIn(zone).transform((read) => ({ read, unread: null })),
    numberOfUnread.transform((unread) => ({ read: null, unread })),
  ])

const listedIn = (zone: string) =>
  jsonList(readOrNamed(zone)).transform(
    (items): ListedLeads => ({
      leads: items.flatMap(({ read }) => read ?? []),
      unreadLeads: items.flatMap(({ unread }) => unread ?? []),
    }),
  )

/** spec: Resources, Lead list item. `zone`: of times that name none. */
export const readListedLeads = (
  body: Body,
  { endpoint, zone }: { readonly endpoint: string; readonly zone: string },
): Promise<Result<ListedLeads>> =>
  readJson(body, { endpoint, expected: 'leads', schema: listedIn(zone) })
