import type { ServerReadings } from '../../crm/endpoints/server-readings.ts'
import {
  hasRefusedHeaderMode,
  writeRefusedHeaderMode,
} from '../../store/exports/refused-header-modes.ts'
import type { OpenStore } from '../../store/file/open.ts'
import { readListingForm, writeListingForm } from '../../store/prices/pricelist/listing-forms.ts'
import { write } from './write.ts'

/** Keeps in the store how servers read the API. A reading that the disk does not take costs one more call. */
export const keptServerReadings = (store: Pick<OpenStore, 'db' | 'path'>): ServerReadings => ({
  listingForm: (baseUrl) => readListingForm(store.db, baseUrl),
  writeListingForm: (baseUrl, form) => {
    write(store, () => writeListingForm(store.db, { baseUrl, form }))
  },
  refusesHeaderMode: (baseUrl) => hasRefusedHeaderMode(store.db, baseUrl),
  writeRefusedHeaderMode: (baseUrl) => {
    write(store, () => writeRefusedHeaderMode(store.db, baseUrl))
  },
})
