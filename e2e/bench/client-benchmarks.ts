import { curlUploadsMs } from './curl-uploads.ts'
import { figuresOf } from './figures-of.ts'
import type { Benchmark, BenchmarkGroup, Side } from './measure.ts'
import { randomFiles } from './random-files.ts'
import { withEchoServer } from './with-echo-server.ts'

const files = 1_000
const fileBytes = 1_048_576
/** The number of requests that one account may have under way: more would have to wait at the guards. */
const atOnce = 2
/** Further uploads wait for their turns with their files at hand, as in the queue of Media. */
const waiting = 2
/** A listing of some length: reading it counts, and so does what every call costs. */
const leadsBytes = 300_000
const memoryGoalMb = 64

interface UploadFigures {
  /** The time of a process that has just been started. */
  readonly firstMs: number
  readonly ms: number
  readonly grownMb: number
}

export const clientBenchmarks = (): BenchmarkGroup => {
  const made = randomFiles({ count: files, bytes: fileBytes, extension: 'jpg' })
  const uploaded = (baseUrl: string): Promise<UploadFigures> => {
    const { paths } = made.get()
    return figuresOf('uploads-process.ts', [
      JSON.stringify({ baseUrl, paths, atOnce: atOnce + waiting }),
    ])
  }
  const perSecond = (ms: number) => files / (ms / 1_000)
  const calls = (): Promise<Side> =>
    withEchoServer(leadsBytes, async (url) => {
      type ClientFigures = { readonly clientMs: number; readonly fetchMs: number }
      const { clientMs, fetchMs } = await figuresOf<ClientFigures>('calls-process.ts', [url])
      return { unitdesk: clientMs, baseline: fetchMs }
    })
  const throughput = (of: 'firstMs' | 'ms') => (): Promise<Side> =>
    withEchoServer(2, async (url) => {
      const curl = () => curlUploadsMs({ ...made.get(), url: `${url}/upload`, atOnce })
      // Whoever came first would wait for the server as well, which compiles what takes uploads meanwhile.
      await curl()
      const ms = (await uploaded(url))[of]
      return { unitdesk: perSecond(ms), baseline: perSecond(await curl()) }
    })
  const memory = (): Promise<Side> =>
    withEchoServer(2, async (url) => {
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
  return { all, end: made.remove }
}
