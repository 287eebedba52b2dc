import type { Endpoint } from '../endpoint.ts'
import { acceptsJson } from '../http/accepts-json.ts'
import { type Answer, json, xml } from '../http/answer.ts'
import { idAnswer } from '../http/id-answer.ts'
import { closeTag, declaration, emptyTag, openTag } from '../http/xml.ts'
import { isCustomAttribute } from '../state/custom-attributes.ts'
import { inOneTransaction } from '../state/db.ts'
import { readListedLead } from '../state/leads.ts'
import { findLeadFault } from './find-lead-fault.ts'
import { isShortName, isShortVariant, leadParameters } from './lead-parameters.ts'
import { readLeadRequest } from './lead-request.ts'
import { type ListedLead, toListedLead } from './listed-lead.ts'
import { recordLead } from './record-lead.ts'

/** spec: Endpoints, create-lead. Every call is an inquiry of its own; the contact decides whose. */
export const createLead: Endpoint = {
  name: 'create-lead',
  areas: ['leads'],
  parameters: leadParameters,
  acceptsAlso: (name, { db, switches }) =>
    (switches.shortCreateLead && isShortName(name)) || isCustomAttribute(db, name),
  answer: (call): Answer => {
    const fault = findLeadFault(call)
    if (fault !== null) return fault
    const { db, accept, switches } = call
    const lead = inOneTransaction(db, () => recordLead(call, readLeadRequest(call)))
    if (!isShortVariant(call)) return idAnswer({ customerid: lead.customerId }, switches)
    return leadDetails(toListedLead(readListedLead(db, lead.id)), {
      status: lead.isNewCustomer ? 201 : 200,
      asJson: acceptsJson(accept),
    })
  },
}

/** The short variant answers with the fields of the list item, since its own are published nowhere. */
const leadDetails = (
  lead: ListedLead,
  { status, asJson }: { status: number; asJson: boolean },
): Answer => (asJson ? json(lead, status) : { ...xml(toXml(lead)), status })

const toXml = ({ projects, ...lead }: ListedLead): string =>
  [
    declaration,
    openTag(
      'lead',
      Object.fromEntries(
        Object.entries(lead).map(([name, value]) => [name.replaceAll('_', '-'), String(value)]),
      ),
    ),
    ...projects.map((name) => emptyTag('project', { name })),
    closeTag('lead'),
  ].join('')
