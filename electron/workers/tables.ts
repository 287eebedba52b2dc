import { parentPort, workerData } from 'node:worker_threads'
import { readTable } from './tables/read-table.ts'
import { TableRefused } from './tables/table-refused.ts'
import type { TablesAnswer, TablesRequest } from './tables/tables-message.ts'
import { writeTable } from './tables/write-table.ts'

// A thread of its own for each table: it may need all its time and memory, and ends with it.
const answer = (request: TablesRequest): TablesAnswer => {
  try {
    return request.kind === 'read'
      ? { kind: 'read', table: readTable(request.bytes, request.sheet) }
      : { kind: 'written', bytes: writeTable(request) }
  } catch (error) {
    if (error instanceof TableRefused) return { kind: 'refused', fault: error.fault }
    throw error
  }
}

const told = answer(workerData)
parentPort?.postMessage(told, told.kind === 'written' ? [told.bytes.buffer] : [])
