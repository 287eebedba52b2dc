import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { figuresOf } from '../figures-of.ts'
import type { BenchmarkGroup, Side } from '../measure.ts'
import { randomFiles } from '../random-files.ts'

const files = 500
const fileBytes = 2_000_000
const longestWaitMs = 50

interface ReadFigures {
  readonly ms: number
  readonly count: number
  readonly longestWaitMs: number
}

const readFiles = async (folder: string): Promise<ReadFigures> => {
  const read = await figuresOf<ReadFigures>('media/read-files-process.ts', [folder])
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
export const readFilesBenchmarks = (): BenchmarkGroup => {
  const dropped = randomFiles({ count: files, bytes: fileBytes, extension: 'jpg' })
  const megabytesPerSecond = (ms: number) => (files * fileBytes) / 1_000 / ms
  const throughput = async (): Promise<Side> => {
    const { folder, paths } = dropped.get()
    const { ms } = await readFiles(folder)
    return { unitdesk: megabytesPerSecond(ms), baseline: megabytesPerSecond(await sumsMs(paths)) }
  }
  const wait = async (): Promise<Side> => ({
    unitdesk: (await readFiles(dropped.get().folder)).longestWaitMs,
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
    end: dropped.remove,
  }
}
