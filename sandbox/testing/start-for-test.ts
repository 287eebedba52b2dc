import { onTestFinished } from 'vitest'
import { type Sandbox, type SandboxOptions, startSandbox } from '../server.ts'
import { startSeeded } from './start-seeded.ts'

export interface TestedSandbox extends Sandbox {
  /** A form sent with an account's credentials; what is undefined is left out. */
  readonly post: (
    endpoint: string,
    parameters?: Readonly<Record<string, string | number | undefined>>,
    login?: string,
  ) => Promise<{ status: number; text: string; contentType: string | null }>
  /** The parsed answer of the control interface. */
  readonly control: (method: string, path: string, body?: unknown) => Promise<unknown>
}

export const startForTest = async (
  options: Partial<SandboxOptions> = {},
): Promise<TestedSandbox> => {
  const wanted = { port: 0, seed: 'demo', controlPort: 0, ...options } as const
  // A sandbox with a data file fills that file itself.
  const sandbox = await (wanted.dataFile === undefined ? startSeeded : startSandbox)(wanted)
  onTestFinished(() => sandbox.close())
  return {
    ...sandbox,
    control: async (method, path, body) => {
      const response = await fetch(`${sandbox.controlUrl}${path}`, {
        method,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
      const text = await response.text()
      return text === '' ? null : JSON.parse(text)
    },
    post: async (endpoint, parameters = {}, login = 'prices@demo') => {
      const password = sandbox.accounts.find((account) => account.login === login)?.password
      const fields = { login, password, ...parameters }
      const body = new URLSearchParams()
      for (const [name, value] of Object.entries(fields)) {
        if (value !== undefined) body.set(name, String(value))
      }
      const response = await fetch(`${sandbox.baseUrl}/ws/v10/${endpoint}`, {
        method: 'POST',
        body,
      })
      return {
        status: response.status,
        text: await response.text(),
        contentType: response.headers.get('content-type'),
      }
    },
  }
}
