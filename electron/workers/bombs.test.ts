import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { zipBytes } from './files/testing/zip-bytes.ts'
import { overlappingZip } from './testing/overlapping-zip.ts'
import { workbookBytes } from './testing/workbook-bytes.ts'

const program = fileURLToPath(new URL('./testing/read-bombs-process.ts', import.meta.url))

const sst = (texts: string) => ({ name: 'xl/sharedStrings.xml', data: `<sst>${texts}</sst>` })
const rowsOf = (count: number, cells: string) =>
  Array.from({ length: count }, () => `<row>${cells}</row>`).join('')
const sheet = (rows: string) => ({
  name: 'xl/worksheets/sheet1.xml',
  data: `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
})
const nested = (depth: number): Buffer =>
  zipBytes([{ name: 'Index.zip', data: depth === 0 ? 'end' : nested(depth - 1) }])
const laughs = Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
).join('')
const billionLaughs = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY l0 "lol">${laughs}]><Workbook>&l9;</Workbook>`
const hugePicture = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000186a0000186a008060000000000000049454e44ae426082',
  'hex',
)

const bombs: Readonly<Record<string, () => Uint8Array | string>> = {
  'one entry many times.xlsx': () =>
    overlappingZip(
      {
        name: 'xl/worksheets/sheet1.xml',
        data: Buffer.alloc(45_000_000, ' '),
        says: { size: 0 },
      },
      20,
    ),
  'one text in every cell.xlsx': () =>
    workbookBytes([
      sst(`<si><t>${'ž'.repeat(30_000)}</t></si>`),
      sheet(rowsOf(100, '<c t="s"><v>0</v></c>'.repeat(50))),
    ]),
  'many texts.xlsx': () =>
    workbookBytes([sst('<si><t>x</t></si>'.repeat(250_000)), sheet('<row><c><v>1</v></c></row>')]),
  'zips in zips.xlsx': () => nested(40),
  'billion laughs.xml': () => billionLaughs,
  'separators.csv': () => ';'.repeat(100_000),
  'huge.png': () => hugePicture,
  'objects.pdf': () => `%PDF-1.7\n${'1 0 obj<</Type/Page>>endobj\n'.repeat(1_000_000)}%%EOF`,
}

/** What is told of each as a table, as a statement of a bank, as a run of the CRM, and as a file among pictures. */
const expected = {
  'one entry many times.xlsx': ['tableTooLarge', 'notAStatement', 'runTooLarge', 'zip'],
  'one text in every cell.xlsx': ['tableTooLarge', 'notAStatement', 'runTooLarge', 'zip'],
  'many texts.xlsx': ['read', 'notAStatement', 'read', 'zip'],
  'zips in zips.xlsx': ['notATable', 'notAStatement', 'runNotATable', 'zip'],
  'billion laughs.xml': ['notATable', 'statementDoctype', 'runNotATable', 'other'],
  'separators.csv': ['tableTooLarge', 'notAStatement', 'read', 'other'],
  'huge.png': ['notATable', 'notAStatement', 'runNotATable', 'png'],
  'objects.pdf': ['notATable', 'statementTooLarge', 'runNotATable', 'pdf'],
}

test('whatever a folder of bombs does to the process that reads, main does not grow with it, and reads on', () => {
  const folder = join(temporaryFolder(), 'bombs')
  mkdirSync(folder)
  for (const [name, bytes] of Object.entries(bombs)) writeFileSync(join(folder, name), bytes())
  const output = execFileSync(process.execPath, [program, folder, temporaryFolder()], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { told, after, grownMb } = JSON.parse(output)
  expect(told).toEqual(expected)
  expect(after).toBe('read')
  expect(grownMb).toBeLessThan(300)
})
