import { consents } from '../endpoints/consents.ts'
import { customers } from '../endpoints/customers.ts'
import { leads } from '../endpoints/leads.ts'
import { listings } from '../endpoints/listings.ts'
import { media } from '../endpoints/media.ts'
import { milestones } from '../endpoints/milestones.ts'
import { payments } from '../endpoints/payments.ts'
import { prices } from '../endpoints/prices.ts'
import { projects } from '../endpoints/projects.ts'
import { resources } from '../endpoints/resources.ts'
import type { ServerReadings } from '../endpoints/server-readings.ts'
import { takeout } from '../endpoints/takeout.ts'
import type { Caller } from './caller.ts'

/** The client of the API, with one function for each endpoint. */
export const createCrmClient = (
  caller: Pick<Caller, 'read' | 'replace' | 'once' | 'create'>,
  readings: ServerReadings,
) => ({
  ...listings(caller, readings),
  ...projects(caller),
  ...prices(caller),
  ...leads(caller),
  ...consents(caller),
  ...customers(caller),
  ...media(caller),
  ...resources(caller),
  ...takeout(caller, readings),
  ...payments(caller),
  ...milestones(caller),
})

export type CrmClient = ReturnType<typeof createCrmClient>
