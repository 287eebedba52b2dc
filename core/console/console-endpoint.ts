import type { Area } from '#core/api/areas'
import { catalogue } from '#core/exports/reports/catalogue'
import { exportEndpoint } from '#core/exports/reports/export-endpoint'
import type { ExportParameter } from '#core/exports/reports/export-parameter'
import { leadParameterNames } from '#core/leads/send/lead-parameter'

/** The effect of a call on the server: a call that is not known to read only may change something. */
export type ConsoleEffect = 'reads' | 'replaces' | 'creates'

export interface ConsoleParameter {
  readonly name: string
  readonly kind: 'integer' | 'text' | 'date' | 'flag' | 'choice' | 'json'
  readonly isRequired: boolean
  /** The values that a choice offers. */
  readonly values: readonly string[]
}

export interface ConsoleEndpoint {
  readonly name: string
  readonly area: Area
  readonly effect: ConsoleEffect
  readonly parameters: readonly ConsoleParameter[]
  /** Whether a file is sent with the call. */
  readonly hasFile: boolean
}

type Kind = ConsoleParameter['kind']

const required = (name: string, kind: Kind): ConsoleParameter => ({
  name,
  kind,
  isRequired: true,
  values: [],
})
const optional = (name: string, kind: Kind): ConsoleParameter => ({
  name,
  kind,
  isRequired: false,
  values: [],
})

const endpoint = (
  name: string,
  area: Area,
  parameters: readonly ConsoleParameter[] = [],
  { effect = 'reads', hasFile = false }: Partial<ConsoleEndpoint> = {},
): ConsoleEndpoint => ({ name, area, effect, parameters, hasFile })

const upload = (name: string, target: string): ConsoleEndpoint =>
  endpoint(name, 'media', [required(target, 'integer'), required('screenid', 'integer')], {
    effect: 'replaces',
    hasFile: true,
  })

const integers = new Set<string>([
  'project',
  'salesman',
  'preferenceproject',
  'preferencepricemax',
  'unitid',
  'referral',
])

const leadParameters = leadParameterNames.map((name) =>
  name === 'name' || name === 'surname'
    ? required(name, 'text')
    : optional(name, integers.has(name) ? 'integer' : 'text'),
)

const place = ['screenid', 'developerid', 'projectid'].map((name) => required(name, 'integer'))

const named: readonly ConsoleEndpoint[] = [
  endpoint('list-projects', 'prices'),
  endpoint('get-projects-info', 'prices'),
  endpoint('get-project', 'prices', [...place, optional('includehidden', 'flag')]),
  endpoint('get-all-projects', 'prices', [required('screenid', 'integer')]),
  endpoint('update-units', 'prices', [required('data', 'json')], { effect: 'replaces' }),
  endpoint('list-leads', 'leads'),
  endpoint('create-lead', 'leads', leadParameters, { effect: 'creates' }),
  endpoint('list-consent-types', 'customers'),
  endpoint(
    'revoke-customer-consent',
    'customers',
    [
      optional('email', 'text'),
      optional('customerid', 'integer'),
      required('consentid', 'integer'),
      optional('notes', 'text'),
    ],
    { effect: 'creates' },
  ),
  endpoint('get-customer-details', 'customers', [required('customerid', 'integer')]),
  endpoint('list-milestones', 'payments'),
  endpoint(
    'add-incoming-payment',
    'payments',
    [required('id', 'text'), optional('prescribedid', 'integer')],
    { effect: 'creates' },
  ),
  endpoint('list-resources', 'media'),
  endpoint('get-resource', 'media', [required('uid', 'text')]),
  endpoint('set-unit-pdf', 'media', [required('unitid', 'integer')], {
    effect: 'replaces',
    hasFile: true,
  }),
  upload('set-unit-plan', 'unitid'),
  upload('set-floor-plan', 'floorid'),
  upload('set-building-plan', 'buildingid'),
  endpoint(
    'add-unit-gallery-image',
    'media',
    [required('unitid', 'integer'), required('screenid', 'integer'), required('name', 'text')],
    { effect: 'creates', hasFile: true },
  ),
]

const toConsoleParameter = ({ name, isRequired, control }: ExportParameter): ConsoleParameter => {
  const values = control.kind === 'choice' ? control.values : []
  const isNumbers = control.kind === 'ids' || control.kind === 'statuses'
  const kind = isNumbers ? 'text' : control.kind
  return { name, isRequired, kind, values }
}

const exported = catalogue.map(({ name, parameters }) =>
  endpoint(exportEndpoint(name), 'exports', parameters.map(toConsoleParameter)),
)

/** Every known endpoint, those of the specification first. */
export const consoleEndpoints: readonly ConsoleEndpoint[] = [...named, ...exported]

export const findConsoleEndpoint = (name: string): ConsoleEndpoint | null =>
  consoleEndpoints.find((known) => known.name === name) ?? null

const claimedAreas: readonly Area[] = ['prices', 'payments', 'leads', 'media']

/** Whether a team sends once what a call sends, so that nobody may send it past the others. */
export const isClaimedInTeam = (name: string): boolean => {
  const found = findConsoleEndpoint(name)
  if (found === null) return name === 'add-payments-pohoda'
  return found.effect !== 'reads' && claimedAreas.includes(found.area)
}

/** The effect of an endpoint; an unknown one may do anything. */
export const effectOf = (name: string): ConsoleEffect =>
  findConsoleEndpoint(name)?.effect ?? 'creates'
