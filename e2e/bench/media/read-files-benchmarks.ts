import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../harness/started-server.ts'
import type { Benchmark, Side } from '../measure.ts'

const files = 500
const fileBytes = 2_000_000
const longestWaitMs = 50

interface ReadFigures {
  readonly ms: number
  readonly count: number
  readonly longestWaitMs: number
}

const makeFiles = (): { folder: string; paths: readonly string[] } => {
  const folder = mkdtempSync(join(tmpdir(), 'unitdesk-bench-drop-'))
  const content = randomBytes(fileBytes)
  const paths = Array.from({ length: files }, (_unused, index) => join(folder, `${index}.jpg`))
  for (const path of paths) writeFileSync(path, content)
  return { folder, paths }
}

const readFiles = async (folder: string): Promise<ReadFigures> => {
  const process = await startServer(join(import.meta.dirname, 'read-files-process.ts'), [folder])
  const read = JSON.parse(process.line) as ReadFigures
  await process.end()
  if (read.count !== files) throw new Error(`Only ${read.count} files were read.`)
  return read
}

const sumsMs = async (paths: readonly string[]): Promise<number> => {
  const startedAt = performance.now()
  const tool = spawn('/usr/bin/openssl', ['dgst', '-sha256', ...paths], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(tool, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`openssl ended with ${code}`)
  return performance.now() - startedAt
}

/** A drop of a gigabyte: every byte is read and summed up twice, once by each sum. */
export const readFilesBenchmarks = (): { all: readonly Benchmark[]; end: () => void } => {
  let made: ReturnType<typeof makeFiles> | null = null
  const dropped = () => {
    made ??= makeFiles()
    return made
  }
  const megabytesPerSecond = (ms: number) => (files * fileBytes) / 1_000 / ms
  const throughput = async (): Promise<Side> => {
    const { folder, paths } = dropped()
    const { ms } = await readFiles(folder)
    return { unitdesk: megabytesPerSecond(ms), baseline: megabytesPerSecond(await sumsMs(paths)) }
  }
  const wait = async (): Promise<Side> => ({
    unitdesk: (await readFiles(dropped().folder)).longestWaitMs,
    baseline: longestWaitMs,
  })
  return {
    all: [
      {
        // The tool finds one of the two sums, and what a picture is it does not look at.
        name: 'media-read-500',
        unit: 'MB/s',
        goal: { atLeast: 0.5 },
        runs: 3,
        baseline: 'openssl dgst',
        measure: throughput,
      },
      {
        name: 'media-read-longest-wait',
        unit: 'ms',
        goal: { atMost: 1 },
        runs: 3,
        baseline: 'at most',
        measure: wait,
      },
    ],
    end: () => {
      if (made !== null) rmSync(made.folder, { recursive: true, force: true })
    },
  }
}
