import { expect, test } from 'vitest'
import { writePreference } from '../../settings/preferences.ts'
import { openOrThrow, storeFolder } from '../../testing/store-folder.ts'
import { readListingForm, writeListingForm } from './listing-forms.ts'

test('the form in which a server lists its projects outlives the run, for each server its own', async () => {
  const directory = storeFolder()
  const store = await openOrThrow({ directory })
  expect(readListingForm(store.db, 'https://a.example')).toBeNull()
  writeListingForm(store.db, { baseUrl: 'https://a.example', form: 'list-projects' })
  writeListingForm(store.db, { baseUrl: 'https://b.example', form: 'get-projects-info' })
  store.close()
  const again = await openOrThrow({ directory })
  expect(readListingForm(again.db, 'https://a.example')).toBe('list-projects')
  expect(readListingForm(again.db, 'https://b.example')).toBe('get-projects-info')
  writePreference(again.db, { name: 'listingForms', value: { 'https://a.example': 'other' } })
  expect(readListingForm(again.db, 'https://a.example')).toBeNull()
  again.close()
})
