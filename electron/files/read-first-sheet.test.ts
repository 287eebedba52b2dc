import { expect, test } from 'vitest'
import { tablesThreads } from '../workers/start-tables.ts'
import { readFirstSheet } from './read-first-sheet.ts'

const read = readFirstSheet(tablesThreads(new URL('../workers/tables.ts', import.meta.url)))

test('what a server sends as a workbook is read as rows', async () => {
  expect(await read(Buffer.from('id;deal\n1;D7\n'))).toEqual({
    ok: true,
    value: [
      ['id', 'deal'],
      ['1', 'D7'],
    ],
  })
})

test('a login page in place of a workbook is the fault of the server', async () => {
  expect(await read(Buffer.from('<html><body>Login</body></html>'))).toMatchObject({
    failure: { kind: 'notThisServer', expected: 'workbook' },
  })
})
