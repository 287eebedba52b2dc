import type { Endpoint, EndpointCall } from '../endpoint.ts'
import { type Answer, answers, json, plainText } from '../http/answer.ts'
import { invalidateConsent, isConsentType } from '../state/consents.ts'
import { listCustomersByContact, readCustomer } from '../state/customers.ts'
import { inOneTransaction } from '../state/db.ts'
import { isInReach } from './is-in-reach.ts'

/** spec: Endpoints, revoke-customer-consent. */
export const revokeCustomerConsent: Endpoint = {
  name: 'revoke-customer-consent',
  areas: ['customers'],
  permission: 'WRITE_CUSTOMER_DATA',
  parameters: {
    email: 'optionalText',
    customerid: 'optionalInteger',
    consentid: 'requiredInteger',
    notes: 'optionalText',
  },
  answer: (call): Answer => {
    const { db, parameters } = call
    const named = ['email', 'customerid'].filter((name) => parameters.text(name) !== '')
    if (named.length === 0) return answers.missing('email or customerid')
    if (named.length === 2) return plainText(400, 'Send email or customerid, not both.')
    return inOneTransaction(db, () => revoke(call))
  },
}

const revoke = (call: EndpointCall): Answer => {
  const { db, parameters, now: at } = call
  const customerIds = findCustomers(call)
  const typeId = parameters.integer('consentid')
  if (customerIds.length === 0) return plainText(404, 'No customer matches.')
  if (!isConsentType(db, typeId)) return plainText(404, 'Unknown consent type.')
  const notes = parameters.text('notes')
  const revoked = customerIds.filter((customerId) =>
    invalidateConsent(db, { customerId, typeId, at, notes }),
  )
  if (revoked.length === 0) {
    return plainText(404, 'No matching customer holds a valid consent of this type.')
  }
  const answers = {
    arrays: revoked,
    wrapped: { customers: revoked },
    byId: revoked.map((customerid) => ({ customerid })),
  }
  return json(answers[call.switches.consentAnswers])
}

/** IDs in ascending order; customers out of the account's reach are not matched. */
const findCustomers = ({ db, account, parameters }: EndpointCall): number[] => {
  const customerId = parameters.integerOrNull('customerid')
  const matched =
    customerId === null
      ? listCustomersByContact(db, { email: parameters.text('email'), phone: null })
      : [readCustomer(db, customerId)].filter((customer) => customer !== null)
  return matched
    .map(({ id }) => id)
    .filter((id) => isInReach(db, account, id))
    .sort((a, b) => a - b)
}
