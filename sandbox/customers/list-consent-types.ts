import type { Endpoint } from '../endpoint.ts'
import { json } from '../http/answer.ts'
import { listConsentTypes } from '../state/consents.ts'

/** spec: Endpoints, list-consent-types; leads name the IDs as well, so their area reaches it too. */
export const listConsentTypesEndpoint: Endpoint = {
  name: 'list-consent-types',
  areas: ['customers', 'leads'],
  permission: 'READ_CUSTOMER_DATA',
  parameters: {},
  answer: ({ db, switches }) => {
    const types = listConsentTypes(db)
    const answers = {
      arrays: types,
      wrapped: { 'consent-types': types },
      byId: Object.fromEntries(types.map(({ id, name }) => [id, name])),
    }
    return json(answers[switches.consentAnswers])
  },
}
