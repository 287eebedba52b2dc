import { type NewLead, newLeadSchema } from '../archive/lead.ts'

interface LeadToSend {
  readonly id: string
  readonly lead: NewLead
  readonly isTest: boolean
  /** The key of the site's lead that is sent again. */
  readonly ofSentKey: string | null
}

interface ClaimedLead {
  readonly kind: 'lead' | 'typedLead'
  readonly key: string
}

/**
 * What a team knows a lead by. One of the web site is the same at every desk, and is sent once. One that was typed is
 * whatever it says, so that two who type the same do not send it twice; a test is meant to be sent again.
 */
export const claimedLead = ({ id, lead, isTest, ofSentKey }: LeadToSend): ClaimedLead => {
  if (ofSentKey !== null) return { kind: 'lead', key: ofSentKey }
  // Parsing by the schema puts the keys in one order.
  const key = isTest ? id : JSON.stringify(newLeadSchema.parse(lead))
  return { kind: 'typedLead', key }
}
