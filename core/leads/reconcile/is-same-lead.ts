import { type NewLead, newLeadSchema } from '../archive/lead.ts'

/** Whether two leads would be sent with exactly the same data. */
export const isSameLead = (one: NewLead, other: NewLead): boolean => inOrder(one) === inOrder(other)

// Parsing by the schema puts the keys in one order.
const inOrder = (lead: NewLead): string => JSON.stringify(newLeadSchema.parse(lead))
