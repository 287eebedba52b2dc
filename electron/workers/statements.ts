import { parentPort, workerData } from 'node:worker_threads'
import { readStatement } from './statements/read-statement.ts'
import { StatementRefused } from './statements/statement-refused.ts'
import type { StatementAnswer, StatementRequest } from './statements/statements-message.ts'

// A thread of its own for each file: what is hostile in it ends with the thread.
const answer = (request: StatementRequest): StatementAnswer => {
  try {
    return { kind: 'read', file: readStatement(request) }
  } catch (error) {
    if (!(error instanceof StatementRefused)) throw error
    return { kind: 'refused', fault: error.fault, line: error.line }
  }
}

parentPort?.postMessage(answer(workerData))
