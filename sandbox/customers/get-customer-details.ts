import type { Endpoint } from '../endpoint.ts'
import { acceptsJson } from '../http/accepts-json.ts'
import { type Answer, answers, json, plainText, xml } from '../http/answer.ts'
import { readCustomer } from '../state/customers.ts'
import { customerDetails } from './customer-details.ts'
import { customerXml } from './customer-xml.ts'
import { isInReach } from './is-in-reach.ts'

/** spec: Endpoints named without a full description; the parameter is the one that a public client sends. */
export const getCustomerDetails: Endpoint = {
  name: 'get-customer-details',
  areas: ['customers'],
  permission: 'READ_CUSTOMER_DATA',
  parameters: { customerid: 'requiredInteger' },
  answer: ({ db, account, parameters, accept }): Answer => {
    const customer = readCustomer(db, parameters.integer('customerid'))
    if (customer === null) return plainText(400, 'ID does not refer to a valid object.')
    if (!isInReach(db, account, customer.id)) return answers.unauthorized
    const details = customerDetails(db, customer)
    return acceptsJson(accept) ? json(details) : xml(customerXml(details))
  },
}
