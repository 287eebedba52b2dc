import { success } from '../../core/contract/failure.ts'
import { lookAtFile } from '../../electron/crm/testing/look-at-file.ts'
import type { FilePart } from '../../electron/crm/transport/file-part.ts'
import { startMeasuredClient } from './measured-client.ts'

// Uploads the files of a list, so many at once, and twice, and prints how long each time took and how far its memory grew.
interface Uploads {
  readonly baseUrl: string
  readonly paths: readonly string[]
  readonly atOnce: number
}

const { baseUrl, paths, atOnce } = JSON.parse(process.argv[2] ?? '') as Uploads
const client = await startMeasuredClient(baseUrl)

const upload = async (file: FilePart): Promise<void> => {
  const answer = await client.caller.replace({
    account: client.account,
    endpoint: 'set-unit-pdf',
    parameters: { unitid: 7 },
    file,
    timeoutMs: 60_000,
    signal: new AbortController().signal,
    receive: async ({ chunks }) => {
      for await (const _chunk of chunks);
      return success(null)
    },
  })
  if (!answer.ok) throw new Error(`The client failed: ${answer.failure.kind}`)
}

const uploadAll = async (files: readonly FilePart[]): Promise<void> => {
  const left = [...files]
  const work = async () => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) await upload(file)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

// Somebody has looked at them long before they leave, as in Media.
const files = paths.map((path) => lookAtFile(path, 'image/jpeg'))

// The first calls load what every later one uses.
await uploadAll(files.slice(0, 20))
const before = process.memoryUsage.rss()
const timed = async (): Promise<number> => {
  const startedAt = performance.now()
  await uploadAll(files)
  return performance.now() - startedAt
}
// While the first hundreds leave, the runtime compiles what sends them: an application that has done some work is
// as quick as the second thousand, one that has just been started as the first.
const firstMs = await timed()
const ms = await timed()
// The peak of the whole run, in KB.
const grownMb = (process.resourceUsage().maxRSS * 1_024 - before) / 1_048_576
await client.close()
console.log(JSON.stringify({ firstMs, ms, grownMb }))
