import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../harness/started-server.ts'
import { curlUploadsMs } from './curl-uploads.ts'
import type { Benchmark, Side } from './measure.ts'

const files = 1_000
const fileBytes = 1_048_576
/** So many requests may one account have under way: more would have to wait at the guards. */
const atOnce = 2
/** Further uploads wait for their turns with their files at hand, as in the queue of Media. */
const waiting = 2
/** A listing of some length: reading it counts, and so does what every call costs. */
const leadsBytes = 300_000
const memoryGoalMb = 64

const script = (name: string): string => join(import.meta.dirname, name)

/** A server that only takes and answers: what is measured is whoever calls it. */
const withSink = async <T>(answerBytes: number, work: (url: string) => Promise<T>): Promise<T> => {
  const sink = await startServer(script('echo-server.ts'), [String(answerBytes)])
  try {
    return await work(`http://127.0.0.1:${sink.line}`)
  } finally {
    await sink.end()
  }
}

const resultOf = async <T>(name: string, argument: string): Promise<T> => {
  const measured = await startServer(script(name), [argument])
  return JSON.parse(measured.line) as T
}

const makeFiles = (): { folder: string; paths: readonly string[] } => {
  const folder = mkdtempSync(join(tmpdir(), 'unitdesk-bench-files-'))
  const content = randomBytes(fileBytes)
  const paths = Array.from({ length: files }, (_unused, index) => join(folder, `${index}.jpg`))
  for (const path of paths) writeFileSync(path, content)
  return { folder, paths }
}

interface UploadFigures {
  /** The time of a process that has just been started. */
  readonly firstMs: number
  readonly ms: number
  readonly grownMb: number
}

export const clientBenchmarks = (): { all: readonly Benchmark[]; end: () => void } => {
  let made: ReturnType<typeof makeFiles> | null = null
  const filesToSend = () => {
    made ??= makeFiles()
    return made
  }
  const uploaded = (baseUrl: string): Promise<UploadFigures> => {
    const { paths } = filesToSend()
    return resultOf(
      'uploads-process.ts',
      JSON.stringify({ baseUrl, paths, atOnce: atOnce + waiting }),
    )
  }
  const perSecond = (ms: number) => files / (ms / 1_000)
  const calls = (): Promise<Side> =>
    withSink(leadsBytes, async (url) => {
      type ClientFigures = { readonly clientMs: number; readonly fetchMs: number }
      const { clientMs, fetchMs } = await resultOf<ClientFigures>('calls-process.ts', url)
      return { unitdesk: clientMs, baseline: fetchMs }
    })
  const throughput = (of: 'firstMs' | 'ms') => (): Promise<Side> =>
    withSink(2, async (url) => {
      const ms = (await uploaded(url))[of]
      const curlMs = await curlUploadsMs({ ...filesToSend(), url: `${url}/upload`, atOnce })
      return { unitdesk: perSecond(ms), baseline: perSecond(curlMs) }
    })
  const memory = (): Promise<Side> =>
    withSink(2, async (url) => {
      const { grownMb } = await uploaded(url)
      return { unitdesk: grownMb, baseline: memoryGoalMb }
    })
  const upload = { runs: 5 } as const
  const all: readonly Benchmark[] = [
    {
      name: 'client-call',
      unit: 'ms',
      goal: { atMost: 1.2 },
      runs: 5,
      measure: calls,
      baseline: 'a bare fetch',
    },
    {
      name: 'client-upload-1000',
      unit: 'calls/s',
      goal: { atLeast: 0.9 },
      ...upload,
      baseline: 'curl --parallel',
      measure: throughput('ms'),
    },
    {
      name: 'client-upload-first-1000',
      unit: 'calls/s',
      goal: { atLeast: 0.8 },
      ...upload,
      baseline: 'curl --parallel',
      measure: throughput('firstMs'),
    },
    {
      name: 'client-upload-memory',
      unit: 'MB',
      goal: { atMost: 1 },
      ...upload,
      baseline: 'at most',
      measure: memory,
    },
  ]
  const end = () => {
    if (made !== null) rmSync(made.folder, { recursive: true, force: true })
  }
  return { all, end }
}
