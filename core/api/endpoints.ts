const apiVersion = 'v10'

/** Where an endpoint of the version lives below the address of a CRM. */
export const endpointPath = (endpoint: string): string => `/ws/${apiVersion}/${endpoint}`
