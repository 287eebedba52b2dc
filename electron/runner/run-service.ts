import type { Secret } from '#core/accounts/secret'
import { secondMs } from '#core/time'
import type { Log } from '../log/log.ts'
import { endsWithin } from '../wiring/ends-within.ts'
import { perform } from './commands/perform.ts'
import type { Runner, RunnerHost } from './open-runner.ts'
import { exitCodes, type Outcome } from './outcome.ts'
import { openServedStatus } from './served/open-served-status.ts'
import type { ServeAddress } from './served/serve-address.ts'
import { openServiceDoor } from './service-door.ts'
import { openSpeech } from './speech.ts'

interface ServiceInput extends Pick<RunnerHost, 'version'> {
  readonly log: Log
  /** Where the status is served; null: nowhere. */
  readonly serve: ServeAddress | null
  readonly token: () => Secret | null
}

/** Works by itself, and does what other commands ask, until the system or a person stops it; null then. */
export const runService = async (
  runner: Runner,
  { log, version, serve, token }: ServiceInput,
): Promise<Outcome | null> => {
  const stopped = stopSignal()
  const broken = firstDefect(log)
  const door = await openServiceDoor(runner.profile, async ({ command, language }) =>
    perform(runner, command, await openSpeech(language)),
  )
  runner.begin()
  log.event('started', { version })
  if (door === null) log.event('no door')
  const closeStatus =
    serve && (await openServedStatus(runner, { address: serve, token, version, log }))
  const outcome = await Promise.race([stopped, broken])
  log.event('stopping')
  closeStatus?.()
  const isFinished = await endsWithin(Promise.all([runner.finish(), door?.close()]), finishingMs)
  // What is cut off was written down before it left: the next start looks up what became of it.
  if (!isFinished) log.event('cut off')
  runner.close()
  log.event('ended')
  return outcome
}

/** systemd and containers kill what takes longer than half a minute. */
export const finishingMs = 25 * secondMs

const stopSignal = (): Promise<null> =>
  new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      process.on(signal, () => resolve(null))
    }
  })

/** What is left of the state after a defect must not be worked with: the system starts the service again. */
const firstDefect = (log: Log): Promise<Outcome> =>
  new Promise((resolve) => {
    process.on('unhandledRejection', (error) => log.defect('unhandled rejection', error))
    process.on('uncaughtException', (error) => {
      log.defect('uncaught exception', error)
      resolve({ exitCode: exitCodes.failed, json: { fault: 'defect' }, lines: [] })
    })
  })
