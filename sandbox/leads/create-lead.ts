import type { Endpoint } from '../endpoint.ts'
import { acceptsJson } from '../http/accepts-json.ts'
import { type Answer, plainText } from '../http/answer.ts'
import { isCustomAttribute } from '../state/custom-attributes.ts'
import { inOneTransaction } from '../state/db.ts'
import { readListedLead } from '../state/leads.ts'
import { findLeadFault } from './find-lead-fault.ts'
import { leadDetails } from './lead-details.ts'
import { isShortName, isShortVariant, leadParameters } from './lead-parameters.ts'
import { readLeadRequest } from './lead-request.ts'
import { toListedLead } from './listed-lead.ts'
import { recordLead } from './record-lead.ts'

/** spec: Endpoints, create-lead. Every call is an inquiry; whose it is, the contact decides. */
export const createLead: Endpoint = {
  name: 'create-lead',
  areas: ['leads'],
  parameters: leadParameters,
  acceptsAlso: (name, { db, switches }) =>
    (switches.shortCreateLead && isShortName(name)) || isCustomAttribute(db, name),
  answer: (call): Answer => {
    const fault = findLeadFault(call)
    if (fault !== null) return fault
    const { db, accept } = call
    const lead = inOneTransaction(db, () => recordLead(call, readLeadRequest(call)))
    if (!isShortVariant(call)) return plainText(200, String(lead.customerId))
    return leadDetails(toListedLead(readListedLead(db, lead.id)), {
      status: lead.isNewCustomer ? 201 : 200,
      asJson: acceptsJson(accept),
    })
  },
}
