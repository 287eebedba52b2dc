import { expect, test } from 'vitest'
import { askTables } from '../workers/ask-tables.ts'
import { forkedReports } from '../workers/testing/forked-reports.ts'
import { readWorkbookWith } from './read-workbook.ts'

const readWorkbook = readWorkbookWith(askTables(forkedReports()))

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

const digits = '900719925474099312'

test.each([
  ['CSV', `id;deal\n${digits};D7\n`],
  [
    'HTML',
    `<table><tr><td>id</td><td>deal</td></tr><tr><td>${digits}</td><td>D7</td></tr></table>`,
  ],
  [
    'HTML that is dressed up',
    `<table><tr><TD>id</TD></tr><tr><TD class="x"><b> ${digits} </b></TD><td></td><td>${digits}</td></tr></table>`,
  ],
  [
    'SpreadsheetML',
    `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table><Row><Cell><Data ss:Type="String">id</Data></Cell></Row><Row><Cell><Data ss:Type="Number">${digits}</Data></Cell></Row></Table></Worksheet></Workbook>`,
  ],
])('an ID of more digits than a number has is read as it stands in %s', async (_form, text) => {
  const answer = await read(text)
  expect(answer.ok && answer.value.fitting?.rows[1]?.[0]).toBe(digits)
})
