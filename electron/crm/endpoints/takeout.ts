import type { Failure, Result } from '#core/contract/failure'
import { exportEndpoint } from '#core/exports/reports/export-endpoint'
import type { ExportSpec } from '#core/exports/reports/export-spec'
import type { Caller } from '../calls/caller.ts'
import type { CallingAccount } from '../guards/calling-account.ts'
import type { Download, DownloadedFile } from '../transport/byte-sink.ts'
import { isExportedTable } from '../wire/exported-table.ts'
import { receiveFile } from '../wire/receive-file.ts'
import { sent } from './sent.ts'
import type { ServerReadings } from './server-readings.ts'
import { timeouts } from './timeouts.ts'

type Headers = NonNullable<ExportSpec['headers']>

// Either kind of header is a single row of titles; both together would be two rows.
const inOneRow: readonly Headers[] = ['labels', 'ids']

export const takeout = (caller: Pick<Caller, 'read'>, readings: ServerReadings) => {
  const ask = (account: CallingAccount, wanted: ExportSpec, download: Download) => {
    const endpoint = exportEndpoint(wanted.name)
    return caller.read<DownloadedFile>({
      account,
      endpoint,
      parameters: toParameters(wanted),
      timeoutMs: timeouts.fileMs,
      signal: download.signal,
      receive: (body) =>
        receiveFile(body, {
          ...download,
          endpoint,
          expected: 'workbook',
          isExpected: (start) => isExportedTable(start, body),
        }),
    })
  }
  return {
    /**
     * A workbook of either format, or a table that calls itself one. Field-notes 1: `headermode` is known from one
     * client alone; a server that refuses it is asked without it from then on, which its cooldown allows.
     */
    exportTable: async (
      account: CallingAccount,
      wanted: ExportSpec,
      download: Download,
    ): Promise<Result<DownloadedFile>> => {
      const { headers, ...plain } = wanted
      const mayDoWithout = headers !== undefined && inOneRow.includes(headers)
      if (!mayDoWithout) return ask(account, wanted, download)
      if (readings.refusesHeaderMode(account.baseUrl)) return ask(account, plain, download)
      const answer = await ask(account, wanted, download)
      if (answer.ok || !isMalformed(answer.failure)) return answer
      const withoutHeaders = await ask(account, plain, download)
      if (withoutHeaders.ok) readings.writeRefusedHeaderMode(account.baseUrl)
      return withoutHeaders
    },
  }
}

const isMalformed = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.status === 400

const toParameters = (wanted: ExportSpec) =>
  sent({
    headermode: wanted.headers,
    projectids: wanted.projectIds?.join(','),
    fulltext: wanted.fullText,
    creationdatefrom: wanted.createdFrom,
    creationdateto: wanted.createdTo,
    statusids: wanted.statusIds?.join(','),
    ...wanted.more,
    xlsx: wanted.format === 'xlsx' ? 1 : null,
  })
