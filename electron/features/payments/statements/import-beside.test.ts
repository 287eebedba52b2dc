import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { statementIdSchema, workspaceIdSchema } from '#core/ids'
import { identifyTransactions } from '#core/payments/statements/transaction-key'
import { sampleTransaction } from '#core/payments/testing/sample-transaction'
import { insertWorkspace } from '../../../store/accounts/workspaces.ts'
import { sampleWorkspace } from '../../../store/testing/samples.ts'
import { openOrThrow, storeFolder } from '../../../store/testing/store-folder.ts'
import { paymentsStore } from '../../../wiring/stores/payments-store.ts'
import { importBeside } from './import-beside.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const fileOf = (first: number, lines: number) => ({
  format: 'csv' as const,
  identified: identifyTransactions(
    Array.from({ length: lines }, (_, at) => sampleTransaction({ amountMinor: first + at })),
    sha256,
  ),
})

const start = async () => {
  const opened = await openOrThrow({ directory: storeFolder() })
  insertWorkspace(opened.db, sampleWorkspace('w1'))
  const store = paymentsStore(opened)
  const counts = { looks: 0, asked: 0, read: 0, turns: 0 }
  const counting: typeof store = {
    ...store,
    readLedgerBeside: (wanted) => {
      const ledger = store.readLedgerBeside(wanted)
      counts.looks += 1
      counts.asked += wanted.amounts.length
      counts.read += ledger.size
      return ledger
    },
  }
  const take = async (file: ReturnType<typeof fileOf>, id: string) => {
    const { imported } = await importBeside({ store, giveWay }, { workspaceId, file })
    return store.write.insertStatement({
      workspaceId,
      keys: imported.added,
      entries: imported.added.flatMap((key) => imported.ledger.get(key) ?? []),
      statement: {
        id: statementIdSchema.parse(id),
        fileName: 'a',
        sha256: id,
        format: 'csv',
        importedAt: 1,
        problems: [],
        checks: [],
        totals: [],
        notIncoming: 0,
        added: 1,
      },
    })
  }
  const giveWay = () => {
    counts.turns += 1
    return Promise.resolve()
  }
  return { store: counting, counts, take, giveWay, close: opened.close }
}

test('a large import looks once at each of its lines, whatever the ledger holds, and others have their turns', async () => {
  const { store, counts, take, giveWay, close } = await start()
  await take(fileOf(1, 3_000), 's1')
  counts.turns = 0
  const file = fileOf(2_001, 4_000)
  const { imported, ledger } = await importBeside({ store, giveWay }, { workspaceId, file })
  expect(imported).toMatchObject({ known: { length: 1_000 }, added: { length: 3_000 } })
  expect(ledger.size).toBe(1_000)
  expect(counts).toEqual({ looks: 8, asked: 4_000, read: 1_000, turns: 7 })
  close()
})

test('what somebody else has imported meanwhile is known, not added once more', async () => {
  const { store, take, close } = await start()
  let turns = 0
  const giveWay = async () => {
    turns += 1
    if (turns === 1) await take(fileOf(1, 10), 's1')
  }
  const { imported } = await importBeside({ store, giveWay }, { workspaceId, file: fileOf(1, 600) })
  expect(imported).toMatchObject({ known: { length: 10 }, added: { length: 590 } })
  close()
})

test('where others write all the time, it ends all the same and knows what they have written', async () => {
  const { store, counts, take, close } = await start()
  let turns = 0
  const giveWay = async () => {
    turns += 1
    await take(fileOf(turns, 1), `s${turns}`)
  }
  const { imported } = await importBeside({ store, giveWay }, { workspaceId, file: fileOf(1, 600) })
  expect(imported.known).toHaveLength(turns)
  expect(counts.looks).toBe(turns * 2 + 1)
  close()
})
