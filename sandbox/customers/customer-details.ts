import { listConsentsOf } from '../state/consents.ts'
import type { Customer } from '../state/customers.ts'
import type { Db } from '../state/db.ts'
import { listFavourites } from '../state/favourites.ts'
import { toLocalTimestamp } from '../time/local-time.ts'

/** The payload is published nowhere: these are the CRM's facts, named as in the list of leads. */
export interface CustomerDetails {
  readonly customer_id: number
  readonly name: string
  readonly surname: string
  readonly email: string | null
  readonly phone: string | null
  readonly language: string | null
  readonly salesman_id: number | null
  readonly created: string
  readonly tags: readonly string[]
  readonly attributes: Customer['attributes']
  readonly consents: readonly ConsentDetails[]
  readonly favorites: readonly FavouriteDetails[]
}

interface ConsentDetails {
  readonly id: number
  readonly name: string
  readonly valid: boolean
  readonly given: string
  readonly ended: string | null
  readonly source: string
  readonly notes: string
}

interface FavouriteDetails {
  readonly unit_id: number
  readonly internal_id: string
  readonly project_id: number
  readonly added: string
}

export const customerDetails = (db: Db, customer: Customer): CustomerDetails => ({
  customer_id: customer.id,
  name: customer.name,
  surname: customer.surname,
  email: customer.email,
  phone: customer.phone,
  language: customer.language,
  salesman_id: customer.salesmanId,
  created: toLocalTimestamp(customer.createdAt),
  tags: customer.tags,
  attributes: customer.attributes,
  consents: listConsentsOf(db, customer.id).map((consent) => ({
    id: consent.typeId,
    name: consent.typeName,
    valid: consent.isValid,
    given: toLocalTimestamp(consent.givenAt),
    ended: consent.endedAt === null ? null : toLocalTimestamp(consent.endedAt),
    source: consent.source,
    notes: consent.notes,
  })),
  favorites: listFavourites(db, customer.id).map((favourite) => ({
    unit_id: favourite.unitId,
    internal_id: favourite.internalId,
    project_id: favourite.projectId,
    added: toLocalTimestamp(favourite.at),
  })),
})
