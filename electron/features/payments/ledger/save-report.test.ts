import { expect, test } from 'vitest'
import { failed, type Result, success } from '#core/contract/failure'
import type { LedgerEntry } from '#core/payments/ledger/ledger'
import { transactionKeySchema } from '#core/payments/statements/transaction-key'
import { reportWords } from '#core/payments/testing/report-words'
import { sampleEntry } from '#core/payments/testing/sample-entry'
import type { Table } from '#core/tables/table'
import { diskFull, emptyLedger } from '../../../wiring/testing/payments/empty-ledger.ts'
import { saveReport } from './save-report.ts'

const entryOf = (at: number, bookedOn = '2026-11-20'): LedgerEntry => ({
  ...sampleEntry('1', {}, { bookedOn, amountMinor: at }),
  key: transactionKeySchema.parse(String(at).padStart(40, '0')),
})

const start = async (count: number) => {
  const { store, of } = await emptyLedger()
  const add = (...entries: readonly LedgerEntry[]) =>
    store.write.writePayments({ ...of, entries: [...entries] })
  add(...Array.from({ length: count }, (_entry, at) => entryOf(at + 1)))
  const written: string[] = []
  let table: Table | null = null
  const save = (
    given: {
      readonly giveWay?: () => Promise<void>
      readonly path?: string | null
      readonly zone?: string
      readonly bytes?: Result<Uint8Array>
      readonly file?: Result<null>
    } = {},
  ) => {
    const { giveWay = () => Promise.resolve(), path = '/tmp/Platby.xlsx' } = given
    return saveReport(
      {
        store,
        giveWay,
        decimalMark: () => ',',
        pickSaveFile: () => Promise.resolve(path),
        tables: {
          write: (wanted) => {
            table = JSON.parse(wanted.table)
            return Promise.resolve(given.bytes ?? success(new Uint8Array(1)))
          },
        },
        files: {
          nameOf: () => 'Platby.xlsx',
          read: () => Promise.resolve(diskFull),
          write: (to) => {
            written.push(to)
            return Promise.resolve(given.file ?? success(null))
          },
        },
      },
      {
        ...of,
        statementId: null,
        fileName: 'Platby',
        format: 'xlsx',
        zone: given.zone ?? 'Europe/Prague',
        words: reportWords,
      },
      new AbortController().signal,
    )
  }
  const amounts = () => {
    const at = table?.columns.findIndex(({ title }) => title === 'amount') ?? -1
    return table?.rows.map((row) => Math.round(Number(row[at]) * 100)).sort((a, b) => a - b) ?? []
  }
  return { save, add, amounts, written }
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

test('a large ledger is read in turns, and each payment is in its report once', async () => {
  const { save, amounts, written } = await start(2_001)
  let turns = 0
  const giveWay = () => {
    turns += 1
    return Promise.resolve()
  }
  expect(await save({ giveWay })).toEqual(success({ fileName: 'Platby.xlsx' }))
  expect(amounts()).toEqual(upTo(2_001))
  expect(turns).toBe(1)
  expect(written).toEqual(['/tmp/Platby.xlsx'])
})

test.each([1, Number.POSITIVE_INFINITY])(
  'what others import meanwhile, %d times, makes no payment stand twice or nowhere',
  async (most) => {
    const { save, add, amounts } = await start(2_000)
    let turns = 0
    const giveWay = () => {
      turns += 1
      // The newest day stands first, so that every row moves on by one.
      if (turns <= most) add(entryOf(2_000 + turns, '2026-11-21'))
      return Promise.resolve()
    }
    expect(await save({ giveWay })).toMatchObject({ ok: true })
    expect(amounts()).toEqual(upTo(2_000 + Math.min(turns, most)))
    expect(turns).toBeLessThan(10)
  },
)

test('a report that is not saved is not told as saved', async () => {
  const { save, written } = await start(1)
  expect(await save({ path: null })).toEqual(success(null))
  expect(await save({ zone: 'Nowhere' })).toMatchObject({ failure: { path: 'zone' } })
  const cancelled = failed({ kind: 'cancelled', again: 'now' } as const)
  expect(await save({ bytes: cancelled })).toEqual(cancelled)
  expect(written).toEqual([])
  expect(await save({ file: diskFull })).toEqual(diskFull)
})
