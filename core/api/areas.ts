import { z } from 'zod'

/** The areas that an account of the API may serve. */
export const areas = ['prices', 'media', 'leads', 'customers', 'exports', 'payments'] as const
export const areaSchema = z.enum(areas)
export type Area = z.infer<typeof areaSchema>
