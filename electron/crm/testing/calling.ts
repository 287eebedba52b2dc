import { toSecret } from '#core/accounts/secret'
import type { NewApiCall } from '#core/contract/activity'
import { type Result, success } from '#core/contract/failure'
import { accountIdSchema } from '#core/ids'
import type { Body, Call, CallDependencies } from '../calls/call.ts'
import { createCaller } from '../calls/caller.ts'
import { nobodyElse } from '../guards/export-claims.ts'
import { createLimits } from '../guards/limits.ts'
import { memoryOfThisRun } from '../guards/memory-of-this-run.ts'
import { createTransport } from '../transport/transport.ts'

export const password = 'tajné heslo & 1'
export const startOfTest = 1_800_000_000_000

/** A caller with everything it stands on, and what it has left behind there. */
export const startCalling = (changes: Partial<CallDependencies> = {}) => {
  const memory = memoryOfThisRun()
  const calls: NewApiCall[] = []
  const sleeps: number[] = []
  const transport = createTransport({ resolveProxy: () => Promise.resolve('DIRECT') })
  const caller = createCaller({
    transport,
    limits: createLimits(),
    clock: { now: () => startOfTest, elapsedMs: () => 0 },
    sleep: async (ms) => {
      sleeps.push(ms)
    },
    readPassword: () => Promise.resolve(success(toSecret(password))),
    memory,
    claims: nobodyElse,
    recordCall: (call) => {
      calls.push(call)
    },
    ...changes,
  })
  return { caller, memory, calls, sleeps, transport, close: transport.close }
}

export const readText = async ({ chunks }: Body): Promise<Result<string>> => {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return success(Buffer.concat(parts).toString())
}

export const callTo = (baseUrl: string, changes: Partial<Call<string>> = {}): Call<string> => ({
  account: {
    id: accountIdSchema.parse('account'),
    workspaceName: 'Vltavan',
    label: 'Pricelist',
    login: 'eva@vltavan.example',
    baseUrl,
    timeZone: 'Europe/Prague',
  },
  endpoint: 'get-project',
  parameters: { projectid: 10210 },
  timeoutMs: 20_000,
  signal: new AbortController().signal,
  receive: readText,
  ...changes,
})
