import type { EndpointCall } from '../endpoint.ts'
import type { ParameterRule } from '../http/parameters.ts'

/** spec: Endpoints, create-lead, the parameter table. Names and contact are asked for by `findLeadFault`. */
export const leadParameters = {
  name: 'optionalText',
  surname: 'optionalText',
  email: 'optionalText',
  phone: 'optionalText',
  project: 'optionalInteger',
  salesman: 'optionalInteger',
  preferenceproject: 'optionalInteger',
  preferencerooms: 'optionalText',
  preferencepricemax: 'optionalInteger',
  unitid: 'optionalInteger',
  internalid: 'optionalText',
  referral: 'optionalInteger',
  campaign: 'optionalText',
  language: 'optionalText',
  tags: 'optionalText',
  note: 'optionalText',
  consentsource: 'optionalText',
  consents: 'optionalText',
  updateconsents: 'optionalText',
} as const satisfies Readonly<Record<string, ParameterRule>>

interface ParameterNames {
  readonly name: string
  readonly surname: string
  readonly project: string
}

const detailed: ParameterNames = { name: 'name', surname: 'surname', project: 'project' }
const short: ParameterNames = {
  name: 'first-name',
  surname: 'last-name',
  project: 'project-id',
}
const shortNames = Object.values(short)

type LeadCall = Pick<EndpointCall, 'parameters' | 'switches'>

export const isShortName = (name: string): boolean => shortNames.includes(name)

/** spec: create-lead, conflicting statement: the shorter description has names of its own for three parameters. */
export const isShortVariant = ({ parameters, switches }: LeadCall): boolean =>
  switches.shortCreateLead && parameters.names().some(isShortName)

export const namesIn = (call: LeadCall): ParameterNames => (isShortVariant(call) ? short : detailed)
