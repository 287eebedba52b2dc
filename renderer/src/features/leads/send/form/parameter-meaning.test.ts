import { expect, test } from 'vitest'
import type { ConsentTypeId, ProjectId } from '#core/ids'
import { parameterMeaning } from './parameter-meaning.ts'

const known = {
  projects: [{ id: 7 as ProjectId, name: 'Vltava', city: null, freeUnits: null, fetchedAt: 0 }],
  consentTypes: [
    { id: 12 as ConsentTypeId, name: 'Newsletter' },
    { id: 14 as ConsentTypeId, name: 'Marketing' },
  ],
  attributes: [
    {
      key: 'source',
      label: 'Source',
      kind: 'choice' as const,
      options: [{ value: 3, label: 'Billboard' }],
    },
  ],
}

test.each([
  ['project', '7', 'Vltava'],
  ['project', '8', null],
  ['updateconsents', '12,14', 'Newsletter, Marketing'],
  ['consents', '', null],
  ['source', '3', 'Billboard'],
  ['referral', '3', null],
])('%s with %j means %j', (name, value, meaning) => {
  expect(parameterMeaning(name, value, known)).toBe(meaning)
})
