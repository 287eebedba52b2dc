/** The version that every address carries: `{base}/ws/v10/{endpoint}`. */
export const apiVersion = 'v10'

export const endpointPath = (endpoint: string): string => `/ws/${apiVersion}/${endpoint}`

/** The endpoints that the application calls so far. */
export const endpoints = ['list-projects', 'get-projects-info', 'get-project'] as const
export type Endpoint = (typeof endpoints)[number]
