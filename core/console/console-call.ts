import { z } from 'zod'

/** One request as a person has put it together, without the credential. */
export const consoleCallSchema = z.strictObject({
  endpoint: z
    .string()
    .max(100)
    .regex(/^[a-z][a-z0-9-]*$/),
  parameters: z
    .array(
      z.strictObject({
        name: z
          .string()
          .max(100)
          .regex(/^[A-Za-z][\w.-]*$/),
        text: z.string().max(1_000_000),
      }),
    )
    .max(200),
  accept: z.enum(['any', 'json', 'xml']),
})
export type ConsoleCall = z.infer<typeof consoleCallSchema>
