/** spec: Limits: these alone cool down. */
export const isExport = (endpoint: string): boolean => endpoint.startsWith('list-excel-')
