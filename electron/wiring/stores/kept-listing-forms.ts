import type { ListingForms } from '../../crm/endpoints/listing-forms.ts'
import type { OpenStore } from '../../store/file/open.ts'
import { readListingForm, writeListingForm } from '../../store/prices/pricelist/listing-forms.ts'
import { write } from './write.ts'

/** In the store. One that the disk does not take costs a call more the next time. */
export const keptListingForms = (store: Pick<OpenStore, 'db' | 'path'>): ListingForms => ({
  read: (baseUrl) => readListingForm(store.db, baseUrl),
  write: (baseUrl, form) => {
    write(store, () => writeListingForm(store.db, { baseUrl, form }))
  },
})
