import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { failed, type Result, success } from '#core/contract/failure'
import { workbookFormat } from '../crm/wire/workbook-format.ts'
import type { ExportsDependencies } from '../features/exports/dependencies.ts'
import { packContents } from '../store/exports/runs/export-contents.ts'
import { fileSink } from './file-sink.ts'

// More than the largest export that a spreadsheet takes; what is larger is none.
const maxBytes = 256 * 1024 * 1024

const notAWorkbook = (endpoint: string): Result<never> =>
  failed({
    kind: 'notThisServer',
    endpoint,
    expected: 'workbook',
    part: null,
    received: '',
    again: 'now',
  })

/** Files of downloads that are under way; what an earlier run of the application left is void. */
export const exportDownloads = (folder: string): ExportsDependencies['openDownload'] => {
  rmSync(folder, { recursive: true, force: true })
  return ({ runId, endpoint }) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, `${runId}.part`)
    const { sink, settle, close } = fileSink({ path, maxBytes, endpoint })
    return {
      sink,
      finish: async () => {
        const settled = await settle()
        if (!settled.ok) return settled
        const bytes = settled.value ? await readFile(path) : Buffer.alloc(0)
        if (bytes.byteLength === 0) return notAWorkbook(endpoint)
        // Bytes that are no workbook have called themselves one, or they would not be here.
        const format = workbookFormat(bytes) ?? 'xls'
        const sha256 = createHash('sha256').update(bytes).digest('hex')
        return success(await packContents(bytes, { sha256, format }))
      },
      discard: async () => {
        await close()
        await rm(path, { force: true })
      },
    }
  }
}
