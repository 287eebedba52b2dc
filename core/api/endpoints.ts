const apiVersion = 'v10'

/** The path of an endpoint below the address of a CRM, in the version that is spoken. */
export const endpointPath = (endpoint: string): string => `/ws/${apiVersion}/${endpoint}`
