import { authenticate } from '../accounts/authenticate.ts'
import type { Endpoint, UploadedFile } from '../endpoint.ts'
import { endpoints } from '../endpoints.ts'
import type { Db } from '../state/db.ts'
import type { Switches } from '../switches.ts'
import { type Answer, answers } from './answer.ts'
import { callParameters } from './call-parameters.ts'
import { findParameterFault, type Parameters } from './parameters.ts'

/** The CRM's memory, its time, and its reading of the open parts of the specification. */
export interface ApiState {
  readonly db: Db
  readonly now: () => number
  readonly switches: () => Switches
}

export interface ApiRequest {
  readonly parameters: Parameters
  readonly file: UploadedFile | null
  readonly accept: string
}

/** What is answered in the place of an endpoint that is not served needs no login. */
export const findEndpoint = (name: string, switches: Switches): Endpoint | Answer => {
  const endpoint = endpoints.find((one) => one.name === name)
  if (endpoint === undefined) return answers.unknownEndpoint
  if (endpoint.isServed?.(switches) ?? true) return endpoint
  return answers.notServed(endpoint.statusOfAbsence?.(switches) ?? 404)
}

/** A request is authenticated, then its parameters are checked, then its endpoint answers. */
export const answerRequest = (
  state: ApiState,
  endpoint: Endpoint,
  { parameters, file, accept }: ApiRequest,
): Answer => {
  const { db } = state
  const now = state.now()
  const switches = state.switches()
  const account = authenticate({ db, now, switches }, endpoint, parameters)
  if ('status' in account) return account
  if (file !== null && endpoint.takesFile !== true) return answers.unexpected('file')
  const fault = findParameterFault(parameters, {
    rules: endpoint.parameters,
    acceptsAlso: (name) => endpoint.acceptsAlso?.(name, { db, switches }) ?? false,
  })
  if (fault !== null) return fault
  return endpoint.answer({
    db,
    account,
    now,
    switches,
    parameters: callParameters(parameters),
    file,
    accept,
  })
}
