interface Account {
  readonly login: string
  readonly password: string
}

interface AccountChange {
  readonly password?: string
  readonly projects?: readonly number[]
  readonly areas?: readonly string[]
}

/** What goes wrong with the next call of an endpoint, in the words of the sandbox's control server. */
type Fault =
  | { readonly kind: 'latency'; readonly ms: number }
  | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number }
  | { readonly kind: 'resetAfter' }
  | { readonly kind: 'slowDrip'; readonly pieces: number; readonly pauseMs: number }
  | { readonly kind: 'otherAnswer'; readonly body: string }
  | { readonly kind: 'htmlPage' }

export interface RecordedRequest {
  /** When the CRM did it, by its own clock. */
  readonly at: number
  readonly endpoint: string
  readonly status: number
  readonly parameters: Readonly<Record<string, string>>
  readonly file: { readonly fileName: string; readonly sha256: string } | null
  /** For whom a gateway says that it asks. */
  readonly forwardedFor: string | null
}

/** A CRM in a box of the test's own, and what it was asked. */
export interface SandboxCrm {
  readonly baseUrl: string
  readonly account: (login: string) => Account
  readonly requests: () => Promise<RecordedRequest[]>
  /** What somebody does to an account in the CRM itself. */
  readonly changeAccount: (login: string, change: AccountChange) => Promise<void>
  readonly fail: (endpoint: string, fault: Fault) => Promise<void>
  /** The ids of a project's units. */
  readonly unitsOf: (projectId: number) => Promise<number[]>
  /** Anything else that its control interface can do: sandbox/control/README.md. */
  readonly control: Control
  readonly close: () => Promise<void>
}

type Control = (method: string, path: string, body?: unknown) => Promise<unknown>

const controlAt =
  (url: string): Control =>
  async (method, path, body) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`the sandbox refused ${method} ${path}: ${text}`)
    return text === '' ? null : JSON.parse(text)
  }

interface Ready {
  readonly baseUrl: string
  readonly controlUrl: string
  readonly accounts: readonly Account[]
}

export const sandboxCrm = (ready: Ready, close: () => Promise<void>): SandboxCrm => {
  const control = controlAt(ready.controlUrl)
  return {
    baseUrl: ready.baseUrl,
    account: (login) => {
      const found = ready.accounts.find((account) => account.login === login)
      if (!found) throw new Error(`the sandbox has no account ${login}`)
      return found
    },
    requests: async () => (await control('GET', '/requests')) as RecordedRequest[],
    changeAccount: async (login, change) => {
      await control('PATCH', `/accounts/${login}`, change)
    },
    fail: async (endpoint, fault) => {
      await control('POST', '/faults', { endpoint, calls: 1, fault })
    },
    unitsOf: async (projectId) =>
      ((await control('GET', `/units?projectId=${projectId}`)) as { id: number }[]).map(
        ({ id }) => id,
      ),
    control,
    close,
  }
}
