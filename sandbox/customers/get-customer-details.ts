import type { Endpoint } from '../endpoint.ts'
import { acceptsJson } from '../http/accepts-json.ts'
import { type Answer, answers, emptyBody, json, plainText, xml } from '../http/answer.ts'
import { type Attributes, closeTag, declaration, emptyTag, openTag } from '../http/xml.ts'
import { readCustomer } from '../state/customers.ts'
import { type CustomerDetails, customerDetails } from './customer-details.ts'
import { isInReach } from './is-in-reach.ts'

/** spec: Endpoints named without a full description; the parameter is the one that a public client sends. */
export const getCustomerDetails: Endpoint = {
  name: 'get-customer-details',
  areas: ['customers'],
  permission: 'READ_CUSTOMER_DATA',
  alsoFor: ({ customerDetailsForLeads }) => (customerDetailsForLeads ? ['leads'] : []),
  parameters: { customerid: 'requiredInteger' },
  answer: ({ db, account, parameters, accept, switches }): Answer => {
    const customer = readCustomer(db, parameters.integer('customerid'))
    if (customer === null) return plainText(400, 'ID does not refer to a valid object.')
    if (!isInReach(db, account, customer.id)) return answers.unauthorized
    if (switches.customerDetails === 'empty') return emptyBody(200)
    const details = customerDetails(db, customer)
    const asJson = acceptsJson(accept) && switches.customerDetails !== 'xml'
    return asJson ? json(details) : xml(customerXml(details))
  },
}

/** Fields become attributes with hyphens, as elsewhere in the API's XML; an unknown field has none. */
const toAttributes = (fields: object): Attributes =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
      value === null ? [] : [[name.replaceAll('_', '-'), String(value)]],
    ),
  )

const customerXml = ({
  tags,
  attributes,
  consents,
  favorites,
  ...fields
}: CustomerDetails): string =>
  [
    declaration,
    openTag('customer', toAttributes(fields)),
    ...tags.map((name) => emptyTag('tag', toAttributes({ name }))),
    ...Object.entries(attributes).map(([key, value]) =>
      emptyTag('attribute', toAttributes({ key, value })),
    ),
    ...consents.map((consent) => emptyTag('consent', toAttributes(consent))),
    ...favorites.map((favourite) => emptyTag('favorite', toAttributes(favourite))),
    closeTag('customer'),
  ].join('')
