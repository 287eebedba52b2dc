const prefix = 'list-excel-'

export const exportEndpoint = (name: string): string => `${prefix}${name}`

/** Without the prefix; null where the endpoint is no export. */
export const exportNameOf = (endpoint: string): string | null =>
  endpoint.startsWith(prefix) ? endpoint.slice(prefix.length) : null

/** spec: Limits: these alone cool down. */
export const isExportEndpoint = (endpoint: string): boolean => endpoint.startsWith(prefix)
