import { AsyncLocalStorage } from 'node:async_hooks'
import type { Topic } from '#core/contract/define'
import type { WritableDb } from '../file/handle.ts'
import { touchedTables } from '../file/touched-tables.ts'
import { topicsOfTable } from '../rows/topics-of-tables.ts'

interface ReadUnderWay {
  readonly name: string
  readonly topics: readonly Topic[]
}

/** The read of the contract that a test has called, for all that runs within it. */
export const readUnderWay = new AsyncLocalStorage<ReadUnderWay>()

/** What a read looks at without a change of it having to be told by that table's topics. */
const toldOtherwise: Readonly<Record<string, readonly string[]>> = {
  // The steps of a draft are told by their answers, all else that changes its prices by `draftPrices`.
  'drafts.readDraft': ['draft', 'draft_price'],
  // How many runs are kept decides whether a run that was read stays read, not what the answer is.
  'customers.readReach': ['preference'],
  // A deletion of everything that an earlier run left goes on before the first read is answered.
  'leads.listSent': ['revocation'],
}

const isTold = ({ name, topics }: ReadUnderWay, table: string): boolean => {
  const ofTable = topicsOfTable[table] ?? []
  if (ofTable.length === 0 || toldOtherwise[name]?.includes(table)) return true
  return ofTable.some((topic) => topics.includes(topic))
}

/** Every statement that a read of the contract runs is held to the topics that the read names. */
export const holdReadsToTopics = (db: WritableDb): void => {
  const prepare = db.prepare.bind(db)
  const held = new WeakSet<object>()
  db.prepare = ((sql: string) => {
    const statement = prepare(sql)
    if (!statement.readonly || held.has(statement)) return statement
    held.add(statement)
    let tables: ReadonlySet<string> | null = null
    const hold = (values: readonly unknown[]) => {
      const read = readUnderWay.getStore()
      if (read === undefined) return
      tables ??= touchedTables(prepare, sql, values).read
      for (const table of tables) {
        if (isTold(read, table)) continue
        throw new Error(`${read.name} reads ${table} and is not told when that changes`)
      }
    }
    const get = statement.get.bind(statement)
    const all = statement.all.bind(statement)
    statement.get = (...values) => {
      hold(values)
      return get(...values)
    }
    statement.all = (...values) => {
      hold(values)
      return all(...values)
    }
    return statement
  }) as typeof db.prepare
}
