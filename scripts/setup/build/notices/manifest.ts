import { z } from 'zod'

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
})

/** What is read of a `package.json`. */
export const parseManifest = (text: string): z.infer<typeof manifestSchema> =>
  manifestSchema.parse(JSON.parse(text))
