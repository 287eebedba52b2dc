import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../harness/started-server.ts'
import { figuresOf } from '../figures-of.ts'
import type { Benchmark, BenchmarkGroup } from '../measure.ts'
import { project } from '../started-window.ts'

const largeProject = 20_900
const developer = 4_211
const unitsPerBatch = 10_000
const rowsOfImport = 10_000

/** The large project as the sandbox answers it, in a file. */
const downloadProject = async (): Promise<{ folder: string; file: string }> => {
  const args = ['--port=0', '--seed=large', '--json']
  const sandbox = await startServer(join(project, 'sandbox/cli.ts'), args)
  type Ready = { baseUrl: string; accounts: readonly { login: string; password: string }[] }
  const { baseUrl, accounts } = JSON.parse(sandbox.line) as Ready
  const account = accounts.find(({ login }) => login === 'prices@demo')
  const body = new URLSearchParams({
    login: account?.login ?? '',
    password: account?.password ?? '',
    projectid: String(largeProject),
    developerid: String(developer),
    screenid: '1',
  })
  const answer = await fetch(`${baseUrl}/ws/v10/get-project`, { method: 'POST', body })
  if (!answer.ok) throw new Error(`get-project answered ${answer.status}`)
  const folder = mkdtempSync(join(tmpdir(), 'unitdesk-bench-project-'))
  const file = join(folder, 'project.xml')
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()))
  await sandbox.end()
  return { folder, file }
}

/** What 10,000 units take on their way from the server and back to it. */
export const pricesBenchmarks = (): BenchmarkGroup => {
  let downloaded: ReturnType<typeof downloadProject> | null = null
  const all: readonly Benchmark[] = [
    {
      name: 'prices-read-project',
      unit: 'ms',
      goal: { atMost: 1.8 },
      runs: 3,
      baseline: 'the parser alone',
      measure: async () => {
        downloaded ??= downloadProject()
        const { file } = await downloaded
        type Passes = { readonly unitsMs: number; readonly parserMs: number }
        const passes = await figuresOf<Passes>('prices/parse-process.ts', [
          file,
          String(largeProject),
        ])
        return { unitdesk: passes.unitsMs, baseline: passes.parserMs }
      },
    },
    {
      name: 'prices-send-batch',
      unit: 'ms',
      goal: { atMost: 1.2 },
      runs: 3,
      baseline: 'a bare fetch',
      measure: async () => {
        const count = String(unitsPerBatch)
        const server = join(import.meta.dirname, 'batch-server.ts')
        const { line, end } = await startServer(server, [count])
        type Batches = { readonly clientMs: number; readonly fetchMs: number }
        const url = `http://127.0.0.1:${line}`
        const batches = await figuresOf<Batches>('prices/batch-process.ts', [url, count])
        await end()
        return { unitdesk: batches.clientMs, baseline: batches.fetchMs }
      },
    },
    {
      name: 'prices-import-10000',
      unit: 'ms',
      goal: { atMost: 1.5 },
      runs: 3,
      baseline: 'the library alone',
      measure: async () => {
        type Imports = { readonly planMs: number; readonly libraryMs: number }
        const args = [String(rowsOfImport)]
        const { planMs, libraryMs } = await figuresOf<Imports>('prices/import-process.ts', args)
        return { unitdesk: planMs, baseline: libraryMs }
      },
    },
  ]
  return {
    all,
    end: () => void downloaded?.then(({ folder }) => rmSync(folder, { recursive: true })),
  }
}
