import { expect, test } from 'vitest'
import { furtherFields } from './further-fields.ts'

test.each([
  [[['Zpráva', ' Prosím o prohlídku. ']], { message: 'Prosím o prohlídku.' }],
  [
    [
      ['data.message', 'Hello'],
      ['data.lang', 'en-GB'],
    ],
    { message: 'Hello', language: 'en' },
  ],
  [[['Číslo bytu', 'a107']], { unitNumber: 'a107' }],
  [
    [
      ['unit_id', '512'],
      ['unit', 'A.107'],
    ],
    { unitId: 512 },
  ],
  [
    [
      ['unit_id', 'A.107'],
      ['jazyk', 'česky'],
    ],
    {},
  ],
  [
    [
      ['Poznámka', 'Volat večer'],
      ['Co vás zajímá', 'Prohlídka', 'message'],
      ['Oč máte zájem', 'A.107', 'unit'],
    ],
    { message: 'Prohlídka', unitNumber: 'A.107' },
  ],
  [[['E-mail', 'eva@example.cz']], {}],
] as const)('%j tells %j', (record, told) => {
  const nothing = { unitId: null, unitNumber: null, message: null, language: null }
  expect(furtherFields(record)).toEqual({ ...nothing, ...told })
})
