import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failed, success } from '#core/contract/failure'
import { fileTokenSchema } from '#core/ids'
import { tableFiles } from '../../files/table-files.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { askTables } from '../../workers/ask-tables.ts'
import { forkedReports } from '../../workers/testing/forked-reports.ts'
import { tablesHandlers } from './handlers.ts'

const tables = askTables(forkedReports())
const context = { signal: new AbortController().signal }
const token = fileTokenSchema.parse('t1')
const gone = failed({ kind: 'notAllowed', reason: 'notFound', again: 'afterFix' })

const start = (pickedName: string | null = 'out.csv') => {
  const folder = temporaryFolder()
  const chosen = join(folder, 'in.csv')
  const suggested: string[] = []
  const handlers = tablesHandlers({
    tables,
    files: tableFiles,
    grantedPath: (file) => (file === token ? success(chosen) : gone),
    pickSaveFile: (name) => {
      suggested.push(name)
      return Promise.resolve(pickedName === null ? null : join(folder, pickedName))
    },
    decimalMark: () => ',',
    printPdf: () => Promise.resolve(new TextEncoder().encode('%PDF-')),
  })
  return { handlers, folder, chosen, suggested }
}

const table = JSON.stringify({
  title: 'Ceník',
  columns: [{ title: 'Cena', kind: 'money', hidden: false }],
  rows: [['4990000.50']],
})
const save = { fileName: 'Ceník', format: 'csv', table: table } as const

test('a chosen file is read and named', async () => {
  const { handlers, chosen } = start()
  writeFileSync(chosen, 'A.1;4 990 000\r\n')
  const read = await handlers['tables.readTable']({ file: token, sheet: null }, context)
  expect(read).toEqual({
    ok: true,
    value: { fileName: 'in.csv', sheets: [''], sheet: '', rows: '[["A.1","4 990 000"]]' },
  })
})

test('a file that was not chosen, or is there no longer, is not read', async () => {
  const { handlers } = start()
  const other = fileTokenSchema.parse('t2')
  expect(await handlers['tables.readTable']({ file: other, sheet: null }, context)).toEqual(gone)
  expect(await handlers['tables.readTable']({ file: token, sheet: null }, context)).toMatchObject({
    failure: { kind: 'invalidInput', rule: 'tableUnreadable' },
  })
})

test('a table is saved where the person says, and nothing else is left there', async () => {
  const { handlers, folder } = start()
  const saved = await handlers['tables.saveTable'](save, context)
  expect(saved).toEqual({ ok: true, value: { fileName: 'out.csv' } })
  expect(readFileSync(join(folder, 'out.csv'), 'utf8')).toBe('\ufeffCena\r\n"4990000,50"\r\n')
  expect(readdirSync(folder)).toEqual(['out.csv'])
})

test('a link that waits where the file would grow leads nobody astray', async () => {
  const { handlers, folder } = start()
  const victim = join(temporaryFolder(), 'victim')
  writeFileSync(victim, 'kept')
  symlinkSync(victim, join(folder, 'out.csv.part'))
  expect(await handlers['tables.saveTable'](save, context)).toMatchObject({ ok: true })
  expect(readFileSync(victim, 'utf8')).toBe('kept')
  expect(readFileSync(join(folder, 'out.csv'), 'utf8')).toContain('4990000,50')
})

test.skipIf(process.platform === 'win32')(
  'a pipe in place of a table is not waited for',
  async () => {
    const { handlers, chosen } = start()
    execFileSync('/usr/bin/mkfifo', [chosen])
    expect(await handlers['tables.readTable']({ file: token, sheet: null }, context)).toMatchObject(
      {
        failure: { kind: 'invalidInput', rule: 'tableUnreadable' },
      },
    )
  },
)

test('what is laid out for paper is saved where the person says', async () => {
  const { handlers, folder, suggested } = start('out.pdf')
  const saved = await handlers['tables.savePdf']({ fileName: 'Ceník' }, context)
  expect(saved).toEqual({ ok: true, value: { fileName: 'out.pdf' } })
  expect(suggested).toEqual(['Ceník.pdf'])
  expect(readFileSync(join(folder, 'out.pdf'), 'utf8')).toBe('%PDF-')
})

test('who decides otherwise gets no file and no failure', async () => {
  const { handlers, folder } = start(null)
  expect(await handlers['tables.saveTable'](save, context)).toEqual({ ok: true, value: null })
  expect(readdirSync(folder)).toEqual([])
})

test('a place that cannot be written to is said to be, and what was there stays', async () => {
  const { handlers, folder } = start('no-folder/out.csv')
  expect(await handlers['tables.saveTable'](save, context)).toMatchObject({
    failure: { kind: 'place', cause: 'gone' },
  })
  expect(readdirSync(folder)).toEqual([])
})

test('a table that is none leaves the file of before as it was', async () => {
  const { handlers, folder } = start()
  writeFileSync(join(folder, 'out.csv'), 'before')
  const broken = { ...save, table: '{}' }
  expect(await handlers['tables.saveTable'](broken, context)).toMatchObject({ ok: false })
  expect(readFileSync(join(folder, 'out.csv'), 'utf8')).toBe('before')
})

test.each([
  ['Ceník Lipová', 'Ceník Lipová.csv'],
  ['Ceník.csv', 'Ceník.csv'],
  ['../../etc/passwd', '-..-etc-passwd.csv'],
  ['A/B: "x"?', 'A-B- -x--.csv'],
  ['...', 'Unitdesk.csv'],
])('the name %j is suggested as %j', async (fileName, name) => {
  const { handlers, suggested } = start(null)
  await handlers['tables.saveTable']({ ...save, fileName }, context)
  expect(suggested).toEqual([name])
})
