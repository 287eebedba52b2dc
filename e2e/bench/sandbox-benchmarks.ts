import { join } from 'node:path'
import { type StartedServer, startServer } from '../harness/started-server.ts'
import { callOnce, callsPerSecond, type Load } from './calls-per-second.ts'
import type { Benchmark, BenchmarkGroup, Side } from './measure.ts'
import { project } from './started-window.ts'

interface Ready {
  readonly baseUrl: string
  readonly controlUrl: string
  readonly accounts: readonly { login: string; password: string }[]
}

const atOnce = 8
const batchSize = 100

const formFor = ({ accounts }: Ready, login: string, more: Record<string, string> = {}): string => {
  const password = accounts.find((account) => account.login === login)?.password ?? ''
  return new URLSearchParams({ login, password, ...more }).toString()
}

/** A batch of units that no deal holds. */
const batchFor = async ({ controlUrl }: Ready): Promise<string> => {
  const answer = await fetch(`${controlUrl}/units?projectId=10210`)
  const units = (await answer.json()) as { id: number; dealId: number | null }[]
  const free = units.filter(({ dealId }) => dealId === null).slice(0, batchSize)
  const changes = free.map(({ id }) => ({
    id,
    priceWithoutVat: 1_000_000,
    priceWithVat: 1_120_000,
  }))
  return JSON.stringify({ units: changes })
}

/** The sandbox beside a server that only takes as many bytes and answers with as many. */
const beside = async (load: Load): Promise<Side> => {
  const { status, bytes } = await callOnce(load)
  if (status !== 200) throw new Error(`${load.url} answered ${status}`)
  const echo = await startServer(join(import.meta.dirname, 'echo-server.ts'), [String(bytes)])
  try {
    const baseline = await callsPerSecond({ ...load, url: `http://127.0.0.1:${echo.line}/` })
    return { baseline, unitdesk: await callsPerSecond(load) }
  } finally {
    await echo.end()
  }
}

export const sandboxBenchmarks = (): BenchmarkGroup => {
  let started: Promise<StartedServer> | null = null
  const ready = async (): Promise<Ready> => {
    const args = ['--port=0', '--control-port=0', '--json']
    started ??= startServer(join(project, 'sandbox/cli.ts'), args)
    return JSON.parse((await started).line) as Ready
  }
  const common = { unit: 'calls/s', baseline: 'a bare node:http echo', runs: 5 } as const
  const all: readonly Benchmark[] = [
    {
      ...common,
      name: 'sandbox-list-leads',
      goal: { atLeast: 0.2 },
      measure: async () => {
        const sandbox = await ready()
        const url = `${sandbox.baseUrl}/ws/v10/list-leads`
        return beside({ url, body: formFor(sandbox, 'leads@demo'), calls: 1_500, atOnce })
      },
    },
    {
      ...common,
      name: 'sandbox-update-100-units',
      goal: { atLeast: 0.05 },
      measure: async () => {
        const sandbox = await ready()
        const url = `${sandbox.baseUrl}/ws/v10/update-units`
        const body = formFor(sandbox, 'prices@demo', { data: await batchFor(sandbox) })
        return beside({ url, body, calls: 300, atOnce })
      },
    },
  ]
  return { all, end: () => void started?.then(({ end }) => end()) }
}
