import type { z } from 'zod'

/** Reads stored parts over the usual ones; a part that cannot be read counts as never stored. */
export const readParts = <T extends object>(
  schema: z.ZodObject<z.ZodRawShape, z.core.$strict> & z.ZodType<T>,
  usual: T,
  text: string | null | undefined,
): T => {
  if (text === undefined || text === null) return usual
  const kept = asRecord(JSON.parse(text))
  const whole = schema.safeParse({ ...usual, ...kept })
  if (whole.success) return whole.data
  let read = usual
  for (const name of Object.keys(schema.shape)) {
    if (kept[name] === undefined) continue
    read = schema.safeParse({ ...read, [name]: kept[name] }).data ?? read
  }
  return read
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
