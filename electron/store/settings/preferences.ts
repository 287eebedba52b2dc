import type { z } from 'zod'
import type { ReadableDb, WritableDb } from '../file/handle.ts'

interface PreferenceDefinition<T> {
  readonly name: string
  readonly schema: z.ZodType<T>
  readonly fallback: T
}

/** Reads one named JSON value; a value that no longer fits its schema is replaced by the default. */
export const readPreference = <T>(
  db: ReadableDb,
  { name, schema, fallback }: PreferenceDefinition<T>,
): T => {
  const row = db
    .prepare<[string], { value: string }>('SELECT value FROM preference WHERE name = ?')
    .get(name)
  if (row === undefined) return fallback
  const parsed = schema.safeParse(JSON.parse(row.value))
  return parsed.success ? parsed.data : fallback
}

export const writePreference = (
  db: WritableDb,
  { name, value }: { name: string; value: unknown },
): void => {
  db.prepare(
    `INSERT INTO preference (name, value) VALUES (?, ?)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  ).run(name, JSON.stringify(value))
}
