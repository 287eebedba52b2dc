import { z } from 'zod'
import { type ListingForm, listingForms } from '#core/api/listing-form'
import type { ReadableDb, WritableDb } from '../../file/handle.ts'
import { readPreference, writePreference } from '../../settings/preferences.ts'

const schema = z.record(z.string(), z.enum(listingForms))

const name = 'listingForms'

const readForms = (db: ReadableDb) => readPreference(db, { name, schema, fallback: {} })

/** The form in which a server has listed its projects last; null for one that never has. */
export const readListingForm = (db: ReadableDb, baseUrl: string): ListingForm | null =>
  readForms(db)[baseUrl] ?? null

export const writeListingForm = (
  db: WritableDb,
  { baseUrl, form }: { baseUrl: string; form: ListingForm },
): void => writePreference(db, { name, value: { ...readForms(db), [baseUrl]: form } })
