const prefix = 'list-excel-'

export const exportEndpoint = (name: string): string => `${prefix}${name}`

/** The name of an export without the prefix of its endpoint; null where the endpoint is no export. */
export const exportNameOf = (endpoint: string): string | null =>
  endpoint.startsWith(prefix) ? endpoint.slice(prefix.length) : null

/** spec: Limits: exports alone have a cooldown. */
export const isExportEndpoint = (endpoint: string): boolean => endpoint.startsWith(prefix)
