import { collectBytes } from '#core/collect-bytes'
import { failed, type Result, success } from '#core/contract/failure'
import type { CallingAccount } from '../crm/calling-account.ts'
import type { CrmClient } from '../crm/client.ts'
import type { ExportedTable, WantedExport } from '../features/payments/dependencies.ts'
import type { Tables } from '../workers/start-tables.ts'
import type { Surroundings } from './surroundings.ts'

interface Downloading {
  readonly client: Pick<CrmClient, 'exportTable'>
  readonly tables: Tables
  readonly clock: Surroundings['clock']
}

/** One export asked for at once, read in a thread. */
export const downloadExport = async (
  { client, tables, clock }: Downloading,
  account: CallingAccount,
  { name, tell, signal }: WantedExport,
): Promise<Result<ExportedTable>> => {
  const { sink, whole } = collectBytes()
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
  const read = await tables.read({ bytes: whole(), sheet: null }, signal)
  if (read.ok) return success({ rows: JSON.parse(read.value.rowsJson), exportedAt })
  if (read.failure.kind !== 'invalidInput') return read
  return failed({
    ...{ kind: 'notThisServer', endpoint: `list-excel-${name}`, expected: 'workbook' },
    ...{ part: null, received: read.failure.rule, again: 'afterFix' },
  })
}
