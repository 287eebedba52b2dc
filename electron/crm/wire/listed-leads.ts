import { z } from 'zod'
import type { Result } from '#core/contract/failure'
import { customerIdSchema, inquiryIdSchema } from '#core/ids'
import type { ListedLead } from '#core/leads/archive/lead'
import type { Body } from '../calls/call.ts'
import { jsonId, jsonList, jsonText } from './json-values.ts'
import { readJson } from './read-json.ts'
import { parseTimestamp } from './timestamp.ts'

const lead = z
  .object({
    inquiry_id: jsonId.pipe(inquiryIdSchema),
    customer_id: jsonId.pipe(customerIdSchema),
    customer_name: jsonText,
    timestamp: z
      .union([z.string(), z.number().transform(String)])
      .nullish()
      .transform((text) => parseTimestamp(text ?? '')),
    projects: jsonList(z.string()).optional(),
    campaign: jsonText,
    product_interest: jsonText,
  })
  .transform(
    (item): ListedLead => ({
      inquiryId: item.inquiry_id,
      customerId: item.customer_id,
      customerName: item.customer_name,
      at: item.timestamp,
      projects: item.projects ?? [],
      campaign: item.campaign,
      productInterest: item.product_interest,
    }),
  )

/** spec: Resources, Lead list item. */
export const readListedLeads = (body: Body, endpoint: string): Promise<Result<ListedLead[]>> =>
  readJson(body, { endpoint, expected: 'leads', schema: jsonList(lead) })
