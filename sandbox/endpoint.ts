import type { Area } from '#core/api/areas'
import type { SandboxAccount } from './accounts.ts'
import type { Answer } from './answer.ts'
import type { SandboxClock } from './clock.ts'
import type { Developer } from './data/developer.ts'

/** How a parameter is written on the wire. `flag` counts by its presence, whatever its value. */
export type ParameterRule = 'requiredInteger' | 'flag'

export interface EndpointContext {
  readonly developer: Developer
  readonly account: SandboxAccount
  readonly clock: SandboxClock
  readonly integer: (name: string) => number
  readonly has: (name: string) => boolean
}

export interface Endpoint {
  readonly name: string
  /** An account that serves any of these may call it. */
  readonly areas: readonly Area[]
  readonly parameters: Readonly<Record<string, ParameterRule>>
  readonly answer: (context: EndpointContext) => Answer
}
