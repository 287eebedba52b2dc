import { failed, type Result, success } from '#core/contract/failure'
import { minuteMs } from '#core/time'
import { demoCrmMessageSchema, type ReadyDemo } from './demo-crm-message.ts'
import type { WorkerProcess } from './worker-process.ts'

/** A busy computer takes its time, and whoever waits is told so: this is for a start that never ends. */
const longestStartMs = 3 * minuteMs

const notStarted: Result<never> = failed({
  kind: 'unreachable',
  host: 'demo',
  cause: 'demo',
  again: 'now',
})

export interface DemoCrmProcess {
  readonly start: () => Promise<Result<ReadyDemo>>
  readonly address: () => string | null
  readonly stop: () => void
}

/** Starts the CRM in a box in a process of its own with the first call; a process that died is started again. */
export const demoCrmProcess = (launchDemo: () => WorkerProcess): DemoCrmProcess => {
  let address: string | null = null
  let running: Promise<Result<ReadyDemo>> | null = null
  let stop: () => void = () => undefined

  const launch = (): Promise<Result<ReadyDemo>> =>
    new Promise((resolve) => {
      const child = launchDemo()
      const timer = setTimeout(() => child.kill(), longestStartMs)
      stop = () => child.kill()
      child.onMessage((message) => {
        clearTimeout(timer)
        const parsed = demoCrmMessageSchema.safeParse(message)
        if (parsed.data?.kind !== 'ready') return resolve(notStarted)
        address = parsed.data.baseUrl
        resolve(success(parsed.data))
      })
      child.onExit(() => {
        clearTimeout(timer)
        running = null
        address = null
        resolve(notStarted)
      })
    })

  return {
    start: () => {
      running ??= launch()
      return running
    },
    address: () => address,
    stop: () => stop(),
  }
}
