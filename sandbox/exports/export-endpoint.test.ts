import { expect, test } from 'vitest'
import { callParameters } from '../http/call-parameters.ts'
import { readAccount } from '../state/accounts.ts'
import { movableSwitches } from '../switches.ts'
import { exportEndpoint } from './export-endpoint.ts'
import { field } from './field.ts'
import { openExports, startOfTest } from './testing/call-export.ts'

test.each([
  ['as many rows as an .xls sheet holds', 65_534, {}, 200],
  ['one row more', 65_535, {}, 400],
  ['one row more as .xlsx', 65_535, { xlsx: '1' }, 200],
])('%s', (_name, count, fields, status) => {
  const { db } = openExports({ seed: 'empty' })
  const account = readAccount(db, 'exports@demo')
  if (account === null) throw new Error('no such account')
  const numbers = exportEndpoint<number>({
    name: 'numbers',
    list: () => Array.from({ length: count }, (_, index) => index),
    projectOf: () => null,
    fields: [field.integer('number', 'Číslo', 'Number', (number) => number)],
  })
  const call = { db, account, file: null, accept: '', now: startOfTest }
  const switches = movableSwitches({}).now()
  const parameters = callParameters(new Map(Object.entries(fields)))
  const answer = numbers.answer({ ...call, switches, parameters })
  expect(answer.status).toBe(status)
  if (status === 400) expect(answer.body).toContain('send xlsx')
  // A refused call has not started a cooldown.
  const again = numbers.answer({ ...call, switches, parameters })
  expect(again.status).toBe(status === 200 ? 429 : 400)
})
