/** spec: create-lead, the parameters that it knows beside login, password and the keys of custom attributes. */
export const leadParameterNames = [
  'name',
  'surname',
  'email',
  'phone',
  'project',
  'salesman',
  'preferenceproject',
  'preferencerooms',
  'preferencepricemax',
  'unitid',
  'internalid',
  'referral',
  'campaign',
  'language',
  'tags',
  'note',
  'consentsource',
  'consents',
  'updateconsents',
] as const
export type LeadParameter = (typeof leadParameterNames)[number]

const reserved = new Set<string>(['login', 'password', 'partner', ...leadParameterNames])

/** Whether a name already means something to the endpoint and so cannot be the key of a custom attribute. */
export const isReservedName = (name: string): boolean => reserved.has(name)
