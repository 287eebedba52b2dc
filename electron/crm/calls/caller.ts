import type { LoginKey } from '#core/accounts/login-key'
import { cancelled, failed, type Result } from '#core/contract/failure'
import { isExportEndpoint } from '#core/exports/reports/export-endpoint'
import { secondMs, type Timestamp } from '#core/time'
import type { CooldownKey } from '../../store/guards/cooldowns.ts'
import { attemptCall, type GuardedDependencies } from '../guards/attempt-call.ts'
import type { CallingAccount } from '../guards/calling-account.ts'
import { cooldownKey } from '../guards/cooldown-key.ts'
import { createCooldowns } from '../guards/cooldowns.ts'
import { type CredentialGate, createCredentialGate } from '../guards/credential-gate.ts'
import type { Call, CallDependencies } from './call.ts'

export interface Caller {
  /** A call that only reads, such as an export, is repeated after failures of the network and of the server. */
  readonly read: <T>(call: Call<T>) => Promise<Result<T>>
  /** A call that replaces something is repeated like a read, because the end is the same. */
  readonly replace: <T>(call: Call<T>) => Promise<Result<T>>
  /** The call leaves once, whatever comes of it. */
  readonly once: <T>(call: Call<T>) => Promise<Result<T>>
  /**
   * A call that creates something each time is written down with its subject (no personal data), then sent once
   * and never repeated. When its answer is lost the failure is `unknownOutcome`.
   */
  readonly create: <T>(call: Call<T>, subject: string) => Promise<Result<T>>
  /** While a person changes a login none of its calls leaves; the first one with an untried password goes alone. */
  readonly changeCredential: CredentialGate['change']
  /** A user's action: what is held may go again, and the first request of a held login goes alone. */
  readonly tryOnce: (login: LoginKey) => Promise<Result<null>>
  /** Whether the server has let the password of a login in during this run. */
  readonly isProven: CredentialGate['isProven']
  /** Somebody else has asked for an export with the same login. */
  readonly learnCooldown: (key: CooldownKey, leftMs: number) => void
  readonly forgetCooldown: (key: CooldownKey) => void
  /** When an endpoint may be called again with this login; null: now. */
  readonly coolingUntil: (account: CallingAccount, endpoint: string) => Timestamp | null
}

/** spec: Errors 5. */
const waitsMs = [1 * secondMs, 5 * secondMs, 30 * secondMs]

export const createCaller = (dependencies: CallDependencies): Caller => {
  const { memory, clock } = dependencies
  const gate = createCredentialGate(memory)
  const guarded: GuardedDependencies = {
    dependencies,
    gate,
    cooldowns: createCooldowns(clock, memory),
  }
  const release = async (login: LoginKey) => memory.release(login)

  return {
    read: (call) => repeat(guarded, call),
    replace: (call) => repeat(guarded, call),
    once: (call) => attemptCall(guarded, { call, attempt: 1, creates: null }),
    create: (call, subject) => attemptCall(guarded, { call, attempt: 1, creates: subject }),
    changeCredential: gate.change,
    tryOnce: async (login) => {
      if (gate.isHeld(login)) return gate.change(login, () => release(login))
      const released = await release(login)
      gate.look(login)
      return released
    },
    isProven: gate.isProven,
    learnCooldown: (key, leftMs) => void guarded.cooldowns.learn(key, leftMs),
    forgetCooldown: guarded.cooldowns.forget,
    coolingUntil: (account, endpoint) =>
      guarded.cooldowns.cooling(cooldownKey({ account, endpoint }))?.until ?? null,
  }
}

const repeat = async <T>(guarded: GuardedDependencies, call: Call<T>): Promise<Result<T>> => {
  const key = cooldownKey(call)
  for (let attempt = 1; ; attempt++) {
    const wait = waitsMs[attempt - 1]
    // A call with a cooldown is lost with a connection that has gone stale, so it gets a connection of its own.
    const isRepeated = wait !== undefined && !isExportEndpoint(call.endpoint)
    const result = await attemptCall(guarded, { call, attempt, creates: null, isRepeated })
    if (result.ok || result.failure.kind !== 'unreachable' || wait === undefined) return result
    if (result.failure.cause === 'certificate' || call.signal.aborted) return result
    // A repeat would be refused, and that would hide why the call has failed.
    if (guarded.cooldowns.cooling(key) !== null) return result
    call.onWait?.(wait)
    await guarded.dependencies.sleep(wait, call.signal)
    if (call.signal.aborted) return failed(cancelled)
  }
}
