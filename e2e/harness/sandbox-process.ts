import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { project } from './staged-application.ts'

interface Account {
  readonly login: string
  readonly password: string
}

interface AccountChange {
  readonly password?: string
  readonly projects?: readonly number[]
}

export interface RecordedRequest {
  readonly endpoint: string
  readonly status: number
  readonly parameters: Readonly<Record<string, string>>
}

/** A CRM in a box of the test's own, and what it was asked. */
export interface SandboxProcess {
  readonly baseUrl: string
  readonly account: (login: string) => Account
  readonly requests: () => Promise<RecordedRequest[]>
  /** What somebody does to an account in the CRM itself. */
  readonly changeAccount: (login: string, change: AccountChange) => Promise<void>
  readonly close: () => Promise<void>
}

export const startSandboxProcess = async (seed: 'demo' | 'large'): Promise<SandboxProcess> => {
  const child = spawn(
    process.execPath,
    [join(project, 'sandbox/cli.ts'), '--port=0', '--control-port=0', '--json', `--seed=${seed}`],
    { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [line] = await once(child.stdout, 'data')
  const ready = JSON.parse(String(line)) as {
    baseUrl: string
    controlUrl: string
    accounts: Account[]
  }
  return {
    baseUrl: ready.baseUrl,
    account: (login) => {
      const found = ready.accounts.find((account) => account.login === login)
      if (!found) throw new Error(`the sandbox has no account ${login}`)
      return found
    },
    requests: async () =>
      (await fetch(`${ready.controlUrl}/requests`)).json() as Promise<RecordedRequest[]>,
    changeAccount: async (login, change) => {
      const changed = await fetch(`${ready.controlUrl}/accounts/${login}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(change),
      })
      if (!changed.ok) throw new Error(`the sandbox has not changed ${login}`)
    },
    close: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
