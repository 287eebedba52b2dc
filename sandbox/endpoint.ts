import type { Area } from '#core/api/areas'
import type { Permission, SandboxAccount } from './accounts/accounts.ts'
import type { Answer } from './http/answer.ts'
import type { CallParameters } from './http/call-parameters.ts'
import type { ParameterRule } from './http/parameters.ts'
import type { Db } from './state/db.ts'
import type { Switches } from './switches.ts'

export interface UploadedFile {
  readonly fileName: string
  readonly contentType: string
  readonly bytes: Buffer
}

export interface EndpointCall {
  readonly db: Db
  readonly account: SandboxAccount
  /** UTC milliseconds. */
  readonly now: number
  readonly switches: Switches
  readonly parameters: CallParameters
  /** The file in the form field `file`. */
  readonly file: UploadedFile | null
  /** The `Accept` header. */
  readonly accept: string
}

export interface Endpoint {
  readonly name: string
  /** An account that serves any of these may call it. */
  readonly areas: readonly Area[]
  readonly permission?: Permission
  /** Areas whose accounts may call it as well, without its permission. */
  readonly alsoFor?: (switches: Switches) => readonly Area[]
  readonly parameters: Readonly<Record<string, ParameterRule>>
  /** Parameters whose names the CRM's set-up decides, such as the keys of custom attributes. */
  readonly acceptsAlso?: (
    name: string,
    call: { readonly db: Db; readonly switches: Switches },
  ) => boolean
  /** Whether the endpoint reads the form field `file`; the others refuse it. */
  readonly takesFile?: boolean
  /** Whether the endpoint is served; without this function it always is. */
  readonly isServed?: (switches: Switches) => boolean
  /** What is answered where it is not served; 404 without this function. */
  readonly statusOfAbsence?: (switches: Switches) => number
  readonly answer: (call: EndpointCall) => Answer
}
