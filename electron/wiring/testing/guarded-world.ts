import { type Result, success } from '#core/contract/failure'
import { type AccountId, accountIdSchema } from '#core/ids'
import type { Call } from '../../crm/calls/call.ts'
import { listUnknownCalls } from '../../store/activity/outgoing-calls.ts'
import type { WritableDb } from '../../store/file/handle.ts'
import { releaseHolds } from '../../store/guards/holds.ts'
import { guardRules, type Seen } from './guard-rules.ts'
import { type GuardedRun, startRun } from './guarded-run.ts'
import { movedClock } from './moved-clock.ts'
import { type Answer, retryAfterMs } from './scripted-crm.ts'

export const accountIds = ['w1-prices', 'w2-prices'].map((id) => accountIdSchema.parse(id))
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
const longestCoolingMs = 5 * 60_000

/** Gives everything that follows from what was just done the time to happen. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

const callOf = (
  account: AccountId,
  endpoint: Endpoint,
  id: string,
): Omit<Call<null>, 'signal'> => ({
  account: {
    id: account,
    workspaceName: '',
    label: '',
    login: account,
    baseUrl: 'http://127.0.0.1',
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
  readonly passwords: Map<AccountId, string>
  /** Creates that nobody knows the outcome of. */
  readonly unsettled: Set<string>
  readonly broken: unknown[]
  readonly reopen: () => WritableDb
  pending: Seen[]
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
    rules: guardRules(clock.trueMs),
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
    passwordOf: (account) => world.passwords.get(account) ?? 'right',
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

const statusOf = ({ endpoint, password }: Seen, what: Answer): number | 'reset' => {
  // Only of an upload a server knows the login before it has read everything.
  if (what === 'lost' || what === 'lost 401') {
    if (!uploads.includes(endpoint)) return 'reset'
    if (what === 'lost 401') return 401
  } else if (what !== 'deserved') return what
  return password === 'right' && !forbidden.includes(endpoint) ? 200 : 401
}

/** What may happen in a world, each with everything that follows from it at once. */
export const happenings = {
  start: async (world: World, account: AccountId, endpoint: Endpoint) => {
    const id = endpoint === 'create-lead' ? `lead ${++world.creates}` : ''
    const { caller, signal } = world.run
    const call = { ...callOf(account, endpoint, id), signal }
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
  enter: async (world: World, account: AccountId, password: 'right' | 'wrong') => {
    world.rules.acted(account, 'password')
    await world.run.caller.changeCredential(account, async () => {
      world.passwords.set(account, password)
      releaseHolds(world.db, account)
    })
    await settle()
  },
  tryOnce: async (world: World, account: AccountId) => {
    world.rules.acted(account, 'tryOnce')
    await world.run.caller.tryOnce(account)
    await settle()
  },
  pass: async (world: World, ms: number) => {
    world.clock.pass(ms)
    await settle()
  },
  setClock: (world: World, byMs: number) => {
    world.rules.clockSet(byMs)
    world.clock.set(byMs)
  },
  restart: async (world: World) => {
    await end(world)
    world.db = world.reopen()
    world.run = startRunIn(world)
  },
}

/** As a kill ends it: what was under way is not heard of again. */
export const end = async (world: World): Promise<void> => {
  world.pending = []
  world.rules.restarted()
  world.run.kill()
  await settle()
  world.db.close()
}

export const unknownSubjects = ({ db }: World): string[] =>
  listUnknownCalls(db).map(({ subject }) => subject)
