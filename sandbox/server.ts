import { randomBytes } from 'node:crypto'
import type { SandboxAccount } from './accounts/accounts.ts'
import { startControl } from './control/control-server.ts'
import { startRecording } from './control/recording.ts'
import { startFaultPlan } from './faults/fault-plan.ts'
import type { ApiState } from './http/answer-request.ts'
import { buildHttpServer } from './http/http-server.ts'
import { fillState } from './seed/fill-state.ts'
import type { SeedName } from './seed/projects/seeds.ts'
import type { Seed } from './seed/seed.ts'
import { listAccounts } from './state/accounts.ts'
import type { Db } from './state/db.ts'
import { openState } from './state/open-state.ts'
import { listProjects, readDeveloper } from './state/projects.ts'
import { type ChosenSwitches, movableSwitches } from './switches.ts'
import { machineClock, movableClock, type SandboxClock } from './time/clock.ts'

export interface SandboxOptions {
  readonly port: number
  readonly seed: SeedName
  readonly seedNumber?: number
  /** The file that keeps the state; without one it lives in memory. */
  readonly dataFile?: string
  /** Makes the state; without this function the seed is written into an empty one. */
  readonly makeState?: (seed: Seed) => Db
  readonly clock?: SandboxClock
  /** The port of the control interface, which is off without one. */
  readonly controlPort?: number
  readonly switches?: ChosenSwitches
  readonly newPassword?: (login: string) => string
}

export interface Sandbox {
  readonly baseUrl: string
  readonly controlUrl: string | null
  readonly developerId: number
  readonly accounts: readonly SandboxAccount[]
  readonly projects: readonly { id: number; name: string; screens: readonly number[] }[]
  readonly close: () => Promise<void>
}

const loopback = '127.0.0.1'

const randomPassword = (): string => randomBytes(12).toString('base64url')

export const startSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  const clock = movableClock(options.clock ?? machineClock)
  const switches = movableSwitches(options.switches ?? {})
  const seed: Seed = {
    name: options.seed,
    number: options.seedNumber ?? 1,
    now: clock.now(),
    newPassword: options.newPassword ?? randomPassword,
  }
  const db =
    options.makeState?.(seed) ??
    openState(options.dataFile ?? null, (empty) => fillState(empty, seed))
  const recording = startRecording()
  const faults = startFaultPlan()
  const state: ApiState = { db, now: clock.now, switches: switches.now }
  const server = await buildHttpServer({ state, recording, faults })
  const baseUrl = await server.listen({ host: loopback, port: options.port })
  const control =
    options.controlPort === undefined
      ? null
      : await startControl({
          port: options.controlPort,
          controlled: { db, clock, switches, recording, faults },
        })
  return {
    baseUrl,
    controlUrl: control?.url ?? null,
    developerId: readDeveloper(db).id,
    accounts: listAccounts(db),
    projects: listProjects(db).map(({ id, name, screens }) => ({ id, name, screens })),
    close: async () => {
      await control?.close()
      await server.close()
      db.close()
    },
  }
}
