import { loginKey } from '#core/accounts/login-key'
import { type Result, success } from '#core/contract/failure'
import { accountIdSchema } from '#core/ids'
import type { Call } from '../../crm/calls/call.ts'
import { listUnknownCalls } from '../../store/activity/outgoing-calls.ts'
import type { WritableDb } from '../../store/file/handle.ts'
import { releaseHolds } from '../../store/guards/holds.ts'
import { guardRules, type SeenRequest } from './guard-rules.ts'
import { type GuardedRun, startRun } from './guarded-run.ts'
import { movedClock } from './moved-clock.ts'
import { type Answer, retryAfterMs } from './scripted-crm.ts'

/** Two desks of one login, and one of another, at the same server. */
export const desks = [
  { workspace: 'w1', login: 'one' },
  { workspace: 'w2', login: 'two' },
  { workspace: 'w3', login: 'one' },
] as const
export type Desk = (typeof desks)[number]
export const baseUrl = 'http://127.0.0.1'

const keyOf = ({ login }: Desk) => loginKey({ baseUrl, login })
export const endpoints = [
  'get-project',
  'list-excel-deals',
  'create-lead',
  'set-unit-pdf',
  'set-unit-image',
  'list-leads',
] as const
export type Endpoint = (typeof endpoints)[number]

const uploads: readonly string[] = ['set-unit-pdf', 'set-unit-image']
const file = {
  path: '/plan.pdf',
  fileName: 'plan.pdf',
  contentType: 'application/pdf',
  size: 1,
  modifiedAt: 0,
}

/** What these logins have no permission for. */
const forbidden: readonly string[] = ['set-unit-pdf', 'list-leads']
/** That of an export, and the minute for which a server may be at one that nobody has heard the end of. */
const longestCoolingMs = 6 * 60_000

/** Gives everything that follows from what was just done the time to happen. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

const callOf = (
  { workspace, login }: Desk,
  endpoint: Endpoint,
  id: string,
): Omit<Call<null>, 'signal'> => ({
  account: {
    id: accountIdSchema.parse(`${workspace}-prices`),
    workspaceName: '',
    label: '',
    login,
    baseUrl,
    timeZone: 'Europe/Prague',
  },
  endpoint,
  parameters: { id },
  timeoutMs: 600_000,
  receive: () => Promise.resolve(success(null)),
  ...(uploads.includes(endpoint) ? { file } : {}),
})

export interface World {
  readonly clock: ReturnType<typeof movedClock>
  readonly rules: ReturnType<typeof guardRules>
  readonly passwords: Map<string, string>
  /** Creates that nobody knows the outcome of. */
  readonly unsettled: Set<string>
  readonly broken: unknown[]
  readonly reopen: () => WritableDb
  pending: SeenRequest[]
  isOffline: boolean
  creates: number
  db: WritableDb
  run: GuardedRun
}

/** The application's guards over a real store, between a person, a clock and a server that a test moves. */
export const startWorld = (reopen: () => WritableDb): World => {
  const clock = movedClock()
  const db = reopen()
  const world: Omit<World, 'run'> = {
    clock,
    rules: guardRules(clock),
    passwords: new Map(),
    unsettled: new Set(),
    broken: [],
    reopen,
    pending: [],
    isOffline: false,
    creates: 0,
    db,
  }
  return Object.assign(world, { run: startRunIn(world) })
}

const startRunIn = (world: Omit<World, 'run'>): GuardedRun =>
  startRun({
    clock: world.clock,
    db: world.db,
    passwordOf: (account) => {
      const desk = desks.find(({ workspace }) => account.startsWith(workspace))
      return world.passwords.get(desk?.login ?? '') ?? 'right'
    },
    isOffline: () => world.isOffline,
    onArrived: (request) => {
      if (request.id !== '') world.unsettled.add(request.id)
      watch(world, () => world.pending.push(world.rules.arrived(request)))
    },
  })

const watch = ({ broken }: Pick<World, 'broken'>, work: () => void): void => {
  try {
    work()
  } catch (error) {
    broken.push(error)
  }
}

const checkCooling = (world: World, result: Result<unknown>): void => {
  if (result.ok || result.failure.kind !== 'cooling') return
  const leftMs = result.failure.until - world.clock.wallMs()
  if (leftMs > longestCoolingMs) world.broken.push(new Error(`cooling for ${leftMs} ms`))
}

const statusOf = ({ endpoint, password }: SeenRequest, what: Answer): number | 'reset' => {
  // Only of an upload a server knows the login before it has read everything.
  if (what === 'lost' || what === 'lost 401') {
    if (!uploads.includes(endpoint)) return 'reset'
    if (what === 'lost 401') return 401
  } else if (what !== 'deserved') return what
  return password === 'right' && !forbidden.includes(endpoint) ? 200 : 401
}

/** What may happen in a world, each with everything that follows from it at once. */
export const happenings = {
  start: async (world: World, desk: Desk, endpoint: Endpoint) => {
    const id = endpoint === 'create-lead' ? `lead ${++world.creates}` : ''
    const { caller, signal } = world.run
    const call = { ...callOf(desk, endpoint, id), signal }
    const send = uploads.includes(endpoint) ? caller.replace : caller.read
    const answer = id === '' ? send(call) : caller.create(call, id)
    void answer.then(
      (result) => checkCooling(world, result),
      (error: unknown) => world.broken.push(error),
    )
    await settle()
  },
  answer: async (world: World, index: number, what: Answer) => {
    const seen = world.pending[index % Math.max(world.pending.length, 1)]
    if (seen === undefined) return
    world.pending = world.pending.filter((other) => other !== seen)
    const isHeard = what !== 'lost' && what !== 'lost 401' && what !== 'reset'
    const status = statusOf(seen, what)
    watch(world, () => world.rules.answered(seen, { status, isHeard, retryAfterMs }))
    if (isHeard && status !== 500) world.unsettled.delete(seen.id)
    seen.answer(isHeard ? status : 'reset')
    await settle()
  },
  enter: async (world: World, desk: Desk, password: 'right' | 'wrong') => {
    world.rules.acted(desk.login, 'password')
    await world.run.caller.changeCredential(keyOf(desk), async () => {
      world.passwords.set(desk.login, password)
      releaseHolds(world.db, keyOf(desk))
    })
    await settle()
  },
  tryOnce: async (world: World, desk: Desk) => {
    world.rules.acted(desk.login, 'tryOnce')
    await world.run.caller.tryOnce(keyOf(desk))
    await settle()
  },
  pass: async (world: World, ms: number) => {
    world.clock.pass(ms)
    await settle()
  },
  setClock: (world: World, byMs: number) => {
    world.clock.set(byMs)
  },
  reboot: async (world: World) => {
    await end(world)
    world.clock.reboot()
    world.db = world.reopen()
    world.run = startRunIn(world)
  },
  restart: async (world: World) => {
    await end(world)
    world.db = world.reopen()
    world.run = startRunIn(world)
  },
}

/** Ends a run as a kill does: its requests are not heard of again, and wrong passwords were counted all the same. */
export const end = async (world: World): Promise<void> => {
  for (const seen of world.pending) {
    if (seen.password === 'right') continue
    watch(world, () => world.rules.answered(seen, { status: 401, isHeard: false, retryAfterMs }))
  }
  world.pending = []
  world.rules.restarted()
  world.run.kill()
  await settle()
  world.db.close()
}

export const unknownSubjects = ({ db }: World): string[] =>
  listUnknownCalls(db).map(({ subject }) => subject)
