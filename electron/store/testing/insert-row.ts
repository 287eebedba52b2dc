import type { WritableDb } from '../file/handle.ts'

/** Writes a row as it is given, past every repository. */
export const insertRow = (
  db: WritableDb,
  table: string,
  row: Record<string, string | number | Uint8Array | null>,
): void => {
  const columns = Object.keys(row)
  db.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((name) => `@${name}`).join(', ')})`,
  ).run(row)
}
