import { type NewLead, newLeadSchema } from '../archive/lead.ts'

/** Whether the CRM would be told exactly the same. */
export const isSameLead = (one: NewLead, other: NewLead): boolean => inOrder(one) === inOrder(other)

// The schema puts every part at its own place, whoever wrote it.
const inOrder = (lead: NewLead): string => JSON.stringify(newLeadSchema.parse(lead))
