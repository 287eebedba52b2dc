import { expect, test } from 'vitest'
import { tablesThreads } from '../workers/start-tables.ts'
import { readWorkbookWith } from './read-workbook.ts'

const readWorkbook = readWorkbookWith(
  tablesThreads(new URL('../workers/tables.ts', import.meta.url)),
)

const read = (text: string) =>
  readWorkbook({
    bytes: Buffer.from(text),
    endpoint: 'list-excel-products',
    isFitting: ([header]) => header?.[0] === 'id',
    signal: new AbortController().signal,
  })

test('what a server sends as a workbook is read as rows', async () => {
  const rows = [
    ['id', 'deal'],
    ['1', 'D7'],
  ]
  expect(await read('id;deal\n1;D7\n')).toMatchObject({ value: { fitting: { rows } } })
})

test('a sheet that is not what was looked for is kept for a person', async () => {
  expect(await read('azonosító;szerződés\n1;D7\n')).toMatchObject({
    value: {
      fitting: null,
      sheets: [
        {
          rows: [
            ['azonosító', 'szerződés'],
            ['1', 'D7'],
          ],
        },
      ],
    },
  })
})

test('a login page in place of a workbook is the fault of the server', async () => {
  expect(await read('<html><body>Login</body></html>')).toMatchObject({
    failure: { kind: 'notThisServer', endpoint: 'list-excel-products', expected: 'workbook' },
  })
})
