import type { MessagePort } from 'node:worker_threads'
import { TableRefused } from '../tables/table-refused.ts'
import { heldTables } from './held-tables.ts'
import { fromParsed } from './parsed-workbook.ts'
import type { ReportsAnswer, ReportsRequest } from './reports-message.ts'
import { reportsWork } from './reports-work.ts'

type Outcome = ReportsAnswer extends infer A ? (A extends unknown ? Omit<A, 'held'> : never) : never

/** Answers one request after another. */
export const answerReports = (port: Pick<MessagePort, 'on' | 'postMessage'>): void => {
  const held = heldTables()
  const work = reportsWork(held)
  const outcomeOf = async ({ kind, input, tables }: ReportsRequest): Promise<Outcome> => {
    try {
      for (const { key, parsed } of tables) held.hold(key, fromParsed(parsed))
      const act = work[kind] as (input: unknown) => unknown
      return { kind: 'done', done: await act(input) }
    } catch (error) {
      if (error instanceof TableRefused) return { kind: 'refused', fault: error.fault }
      return { kind: 'broken', message: error instanceof Error ? (error.stack ?? '') : '' }
    }
  }
  port.on('message', (request: ReportsRequest) => {
    void outcomeOf(request).then((outcome) =>
      port.postMessage({ ...outcome, held: held.keys() } satisfies ReportsAnswer),
    )
  })
}
