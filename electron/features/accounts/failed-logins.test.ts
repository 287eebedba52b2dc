import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Secret, toSecret } from '#core/accounts/secret'
import { success } from '#core/contract/failure'
import { accountIdSchema, workspaceIdSchema } from '#core/ids'
import type { CallDependencies } from '../../crm/calls/call.ts'
import { type Caller, createCaller } from '../../crm/calls/caller.ts'
import { nobodyElse } from '../../crm/guards/export-claims.ts'
import type { GuardMemory } from '../../crm/guards/guard-memory.ts'
import { memoryOfThisRun } from '../../crm/guards/memory-of-this-run.ts'
import { callTo } from '../../crm/testing/calling.ts'
import type { Reply } from '../../crm/transport/transport.ts'
import { changePassword } from './change-password.ts'

const accountId = accountIdSchema.parse('account')
const workspaceId = workspaceIdSchema.parse('workspace')
const baseUrl = 'http://127.0.0.1'

const action = fc.oneof(
  { weight: 5, arbitrary: fc.constant('call' as const) },
  { weight: 2, arbitrary: fc.constant('enterWrong' as const) },
  { weight: 1, arbitrary: fc.constant('enterRight' as const) },
  { weight: 1, arbitrary: fc.constant('restart' as const) },
)
/** What the server answers to a right password, and whether a wrong one meets it before anybody looks at it. */
const answer = fc.record({
  right: fc.constantFrom(200, 200, 400, 403, 429, 500, 'reset' as const),
  wrong: fc.constantFrom(401, 401, 401, 500, 'reset' as const),
})

type Answer = typeof answer extends fc.Arbitrary<infer A> ? A : never

/** The application and a server around the real guard; every wait is a point where anything else may happen. */
const startWorld = (
  scheduler: fc.Scheduler,
  answers: readonly Answer[],
  slowReads: readonly boolean[],
) => {
  const memory = memoryOfThisRun()
  const failedLogins = new Map<string, number>()
  let entered = 0
  let password: Secret = toSecret('wrong-0')
  let sent = 0
  let reads = 0
  let run = 0
  const wait = () => scheduler.schedule(Promise.resolve())
  /** False once this run was killed: a dead run does nothing. */
  const waitIn = async (ofRun: number) => {
    await wait()
    if (ofRun !== run) await new Promise(() => undefined)
  }

  const post = async (ofRun: number, form: URLSearchParams): Promise<Reply> => {
    const { right, wrong } = answers[sent++ % answers.length] ?? { right: 200, wrong: 401 }
    const given = form.get('password') ?? ''
    const status = given === 'right' ? right : wrong
    // The server counts what has arrived, whether the run that sent it lives to hear of it or not.
    if (status === 401) failedLogins.set(given, (failedLogins.get(given) ?? 0) + 1)
    await waitIn(ofRun)
    if (status === 'reset') throw Object.assign(new Error('reset'), { code: 'ECONNRESET' })
    return { status, header: () => null, length: null, body: oneByte() }
  }
  const dependencies = (ofRun: number): CallDependencies => ({
    transport: { post: ({ form }) => post(ofRun, form) },
    limits: { enter: () => Promise.resolve(() => undefined) },
    clock: { now: () => 1, elapsedMs: () => 0 },
    sleep: () => waitIn(ofRun),
    readPassword: async () => {
      const before = password
      await waitIn(ofRun)
      return success(slowReads[reads++ % slowReads.length] ? before : password)
    },
    memory,
    claims: nobodyElse,
    recordCall: () => undefined,
  })
  const keep = async (_owner: unknown, entry: Secret) => {
    await wait()
    password = entry
    await wait()
    return success(null)
  }
  let caller: Caller = createCaller(dependencies(run))
  return {
    failedLogins,
    call: () => void caller.read(callTo(baseUrl)),
    enter: (text: 'right' | 'wrong') =>
      changePassword(accountsOf(memory, keep, caller), {
        accountId,
        password: toSecret(text === 'right' ? text : `wrong-${++entered}`),
        withoutKeychain: 'refuse',
      }),
    restart: () => {
      run += 1
      caller = createCaller(dependencies(run))
    },
  }
}

async function* oneByte() {
  yield Buffer.from('x')
}

type ChangeDependencies = Parameters<typeof changePassword>[0]

const accountsOf = (
  memory: GuardMemory,
  keep: ChangeDependencies['vault']['keep'],
  { changeCredential }: Caller,
): ChangeDependencies => {
  const unused = () => {
    throw new Error('not part of changing a password')
  }
  const account = {
    id: accountId,
    workspaceId,
    label: 'Pricelist',
    login: callTo(baseUrl).account.login,
    areas: [],
    projects: null,
    listedProjects: null,
  }
  return {
    changeCredential,
    vault: {
      keep,
      keepForThisRun: unused,
      read: unused,
      forget: unused,
      keptForThisRun: unused,
      nameOf: unused,
      forgetEntry: unused,
      wasToKeep: unused,
    },
    demo: { start: unused, address: () => null },
    store: {
      listWorkspaces: () => [
        {
          id: workspaceId,
          name: 'Vltavan',
          kind: 'crm',
          timeZone: 'Europe/Prague',
          baseUrl,
          accounts: [{ ...account, passwordPlace: 'keychain' }],
        },
      ],
      clearHold: memory.release,
      writePasswordPlace: () => success(null),
      addEntryLeft: unused,
    },
  }
}

test('a wrong password never costs a second failed login until somebody enters one again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(action, { minLength: 2, maxLength: 25 }),
      fc.array(answer, { minLength: 1, maxLength: 8 }),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }),
      async (scheduler, actions, answers, slowReads) => {
        const world = startWorld(scheduler, answers, slowReads)
        const act = {
          call: async () => world.call(),
          enterWrong: () => world.enter('wrong'),
          enterRight: () => world.enter('right'),
          restart: async () => world.restart(),
        }
        const acting = async () => {
          for (const name of actions) {
            await scheduler.schedule(Promise.resolve(name))
            await act[name]()
          }
        }
        void acting()
        await scheduler.waitIdle()
        expect([...world.failedLogins.values()].filter((count) => count > 1)).toEqual([])
      },
    ),
    { numRuns: 1_000 },
  )
})
