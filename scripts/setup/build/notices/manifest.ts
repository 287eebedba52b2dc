import { z } from 'zod'

const manifestSchema = z
  .object({
    name: z.string(),
    version: z.string(),
    license: z.string().optional(),
    /** How old packages name what they are given under. */
    licenses: z.array(z.object({ type: z.string() })).default([]),
    dependencies: z.record(z.string(), z.string()).default({}),
    optionalDependencies: z.record(z.string(), z.string()).default({}),
  })
  .transform(({ licenses: [first, ...others], ...manifest }) => ({
    ...manifest,
    license: manifest.license ?? (others.length === 0 ? first?.type : undefined),
  }))

/** What is read of a `package.json`. */
export const parseManifest = (text: string): z.infer<typeof manifestSchema> =>
  manifestSchema.parse(JSON.parse(text))
