import { onTestFinished } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import { success } from '#core/contract/failure'
import { accountIdSchema } from '#core/ids'
import { type SandboxOptions, startSandbox } from '../../../sandbox/server.ts'
import { createCrmClient } from '../client.ts'
import { listingFormsOfThisRun } from '../listing-forms-of-this-run.ts'
import { startCalling } from './calling.ts'

/** The whole client against the demo over HTTP, with the means to make things go wrong there. */
export const startClient = async (login: string, options: Partial<SandboxOptions> = {}) => {
  const sandbox = await startSandbox({
    port: 0,
    controlPort: 0,
    seed: 'demo',
    newPassword: () => 'right',
    ...options,
  })
  const calling = startCalling({ readPassword: () => Promise.resolve(success(toSecret('right'))) })
  onTestFinished(async () => {
    await calling.close()
    await sandbox.close()
  })
  const accountOf = (name: string) => ({
    id: accountIdSchema.parse(name.replace('@', '-')),
    workspaceName: 'Demo',
    label: name,
    login: name,
    baseUrl: sandbox.baseUrl,
  })
  const { signal } = new AbortController()
  return {
    ...{ sandbox, signal, calls: calling.calls, memory: calling.memory },
    client: createCrmClient(calling.caller, listingFormsOfThisRun()),
    account: accountOf(login),
    asking: { account: accountOf(login), signal },
    as: (name: string) => ({ account: accountOf(name), signal }),
    fault: (endpoint: string, fault: object, calls = 1) =>
      fetch(`${sandbox.controlUrl}/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ endpoint, calls, fault }),
      }),
    recorded: async () =>
      (await (await fetch(`${sandbox.controlUrl}/requests`)).json()) as {
        endpoint: string
        status: number
      }[],
  }
}
