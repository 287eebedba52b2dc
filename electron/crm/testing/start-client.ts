import { onTestFinished } from 'vitest'
import { toSecret } from '#core/accounts/secret'
import { success } from '#core/contract/failure'
import { accountIdSchema, developerIdSchema, projectIdSchema, screenIdSchema } from '#core/ids'
import type { Unit } from '#core/prices/pricelist/unit'
import type { SandboxOptions } from '../../../sandbox/server.ts'
import type { ChosenSwitches } from '../../../sandbox/switches.ts'
import { startSeeded } from '../../../sandbox/testing/start-seeded.ts'
import { createCrmClient } from '../calls/client.ts'
import { readingsOfThisRun } from '../calls/readings-of-this-run.ts'
import { startCalling } from './calling.ts'

interface Options extends Partial<SandboxOptions> {
  /** What the client logs in with; the demo knows `right`. */
  readonly password?: string
}

/** The whole client against the demo over HTTP, with the means to make things go wrong there. */
export const startClient = async (
  login: string,
  { password = 'right', ...options }: Options = {},
) => {
  const sandbox = await startSeeded({
    port: 0,
    controlPort: 0,
    seed: 'demo',
    newPassword: () => 'right',
    ...options,
  })
  const calling = startCalling({ readPassword: () => Promise.resolve(success(toSecret(password))) })
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
    timeZone: 'Europe/Prague',
  })
  const control = async (method: string, path: string, body: object): Promise<void> => {
    const headers = { 'content-type': 'application/json' }
    const asked = { method, headers, body: JSON.stringify(body) }
    const answer = await fetch(`${sandbox.controlUrl}${path}`, asked)
    if (!answer.ok) throw new Error(`the sandbox refused ${path}: ${await answer.text()}`)
  }
  const { signal } = new AbortController()
  const client = createCrmClient(calling.caller, readingsOfThisRun())
  /** The first project of the demo, or another number, as it is shown on its first screen. */
  const readProject = async (id = sandbox.projects[0]?.id) => {
    const units: Unit[] = []
    const progress: number[] = []
    let starts = 0
    const result = await client.getProject(
      accountOf(login),
      {
        projectId: projectIdSchema.parse(id),
        developerId: developerIdSchema.parse(String(sandbox.developerId)),
        screenId: screenIdSchema.parse(1),
      },
      {
        signal,
        onStart: () => {
          starts += 1
        },
        onUnits: (batch) => units.push(...batch),
        onProgress: (done) => progress.push(done),
      },
    )
    return { result, units, progress, starts }
  }
  return {
    sandbox,
    signal,
    calls: calling.calls,
    memory: calling.memory,
    client,
    readProject,
    account: accountOf(login),
    asking: { account: accountOf(login), signal },
    as: (name: string) => ({ account: accountOf(name), signal }),
    fault: (endpoint: string, fault: object, calls = 1) =>
      control('POST', '/faults', { endpoint, calls, fault }),
    /** The server reads the open parts of the specification otherwise from then on. */
    readOtherwise: (switches: ChosenSwitches) => control('PATCH', '/switches', switches),
    /** What somebody does to an account in the CRM itself. */
    change: (name: string, change: { readonly projects: readonly number[] }) =>
      control('PATCH', `/accounts/${name}`, change),
    recorded: async () =>
      (await (await fetch(`${sandbox.controlUrl}/requests`)).json()) as {
        endpoint: string
        status: number
      }[],
  }
}
