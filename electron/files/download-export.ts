import { collectBytes } from '#core/collect-bytes'
import { failed, type Result, success } from '#core/contract/failure'
import { exportEndpoint } from '#core/exports/reports/export-endpoint'
import { isPaymentTable } from '#core/payments/matching/read-payment-exports'
import type { Clock } from '#core/time'
import type { CrmClient } from '../crm/calls/client.ts'
import type { CallingAccount } from '../crm/guards/calling-account.ts'
import type { ByteSink } from '../crm/transport/byte-sink.ts'
import type { ExportedTable, PaymentExportRequest } from '../features/payments/dependencies.ts'
import type { Tables } from '../workers/ask-tables.ts'
import { readWorkbookWith } from './read-workbook.ts'

interface DownloadExportDependencies {
  readonly client: Pick<CrmClient, 'exportTable'>
  readonly tables: Tables
  readonly clock: Clock
}

/** Downloads one export at once and reads it in a thread. */
export const downloadExport = async (
  { client, tables, clock }: DownloadExportDependencies,
  account: CallingAccount,
  { name, tell, signal }: PaymentExportRequest,
): Promise<Result<ExportedTable>> => {
  const { sink: held, whole } = collectBytes()
  const sink = upTo(largestBytes, { sink: held, endpoint: exportEndpoint(name) })
  const exportedAt = clock.now()
  tell({ phase: 'downloading', unit: 'bytes' })
  const downloaded = await client.exportTable(
    account,
    // Ids for headers are the same in every language.
    { name, format: 'xlsx', headers: 'ids' },
    { signal, sink, onProgress: (done, total) => tell({ done, total }) },
  )
  if (!downloaded.ok) return downloaded
  tell({ phase: 'saving' })
  const read = await readWorkbookWith(tables)({
    bytes: whole(),
    endpoint: exportEndpoint(name),
    isFitting: (rows) => isPaymentTable(name, rows),
    signal,
  })
  if (!read.ok) return read
  const { fitting, sheets } = read.value
  return success({ rows: (fitting ?? sheets[0])?.rows ?? [], exportedAt })
}

/** The download is held in memory; hundreds of thousands of payments need less than a tenth of this. */
const largestBytes = 64 * 1024 * 1024

/** Ends a download that exceeds a limit. */
export const upTo = (
  largest: number,
  { sink, endpoint }: { readonly sink: ByteSink; readonly endpoint: string },
): ByteSink => {
  let bytes = 0
  return {
    begin: () => {
      bytes = 0
      return sink.begin()
    },
    write: async (piece) => {
      bytes += piece.byteLength
      if (bytes <= largest) return sink.write(piece)
      return failed({
        kind: 'notThisServer',
        endpoint,
        expected: 'smaller',
        part: null,
        received: `${largest} B`,
        again: 'never',
      })
    },
  }
}
