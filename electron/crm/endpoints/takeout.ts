import type { Result } from '#core/contract/failure'
import { exportEndpoint } from '#core/exports/reports/export-endpoint'
import type { ExportWanted } from '#core/exports/reports/export-wanted'
import type { Caller } from '../calls/caller.ts'
import type { CallingAccount } from '../guards/calling-account.ts'
import type { Download, Downloaded } from '../transport/byte-sink.ts'
import { receiveFile } from '../wire/receive-file.ts'
import { workbookFormat } from '../wire/workbook-format.ts'
import { sent } from './sent.ts'
import { timeouts } from './timeouts.ts'

export const takeout = (caller: Pick<Caller, 'read'>) => ({
  /** A workbook of either format: a server that does not know the newer one sends the older. */
  exportTable: (
    account: CallingAccount,
    wanted: ExportWanted,
    download: Download,
  ): Promise<Result<Downloaded>> => {
    const endpoint = exportEndpoint(wanted.name)
    return caller.read<Downloaded>({
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
          isExpected: (start) => workbookFormat(start) !== null,
        }),
    })
  },
})

const toParameters = (wanted: ExportWanted) =>
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
