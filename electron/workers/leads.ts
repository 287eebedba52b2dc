import { parentPort, workerData } from 'node:worker_threads'
import { type ReconcileRequest, reconcileChanges } from '#core/leads/reconcile/reconcile-changes'
import { readSentFile } from '#core/leads/sent/read-sent-file'
import type { LeadsAnswer, LeadsRequest, ReconcileSlice } from './leads/leads-message.ts'

// A thread of its own for each comparison and each file: it may need all its time and memory, and ends with it.
const leadsPerSlice = 1_000

const tell = (answer: LeadsAnswer): void => parentPort?.postMessage(answer)

const slicesOf = function* <T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += leadsPerSlice) {
    yield all.slice(from, from + leadsPerSlice)
  }
}

const compare = (request: ReconcileRequest): void => {
  const sent: ReconcileSlice['sent'][number][] = []
  const listed: ReconcileSlice['listed'][number][] = []
  parentPort?.on('message', (slice: ReconcileSlice) => {
    sent.push(...slice.sent)
    listed.push(...slice.listed)
    if (!slice.isLast) return
    const { statuses, pairings } = reconcileChanges({ request, sent, listed })
    for (const part of slicesOf(statuses)) {
      tell({ kind: 'judged', changes: { statuses: part, pairings: [] } })
    }
    for (const part of slicesOf(pairings)) {
      tell({ kind: 'judged', changes: { statuses: [], pairings: part } })
    }
    tell({ kind: 'reconciled' })
    parentPort?.close()
  })
}

const start = (asked: LeadsRequest): void => {
  if (asked.kind === 'reconcile') {
    compare(asked.request)
    return
  }
  const { leads, summary: told } = readSentFile(asked.file)
  for (const part of slicesOf(leads)) tell({ kind: 'sentLeads', leads: part })
  tell({ kind: 'readSent', read: told })
}

start(workerData)
