import type { ReadableDb } from '../file/handle.ts'

/** The names and addresses that the person works with: whatever they are, no report has them. */
export const namesInUse = (db: ReadableDb): string[] =>
  db
    .prepare<[], string>(
      `SELECT name FROM workspace UNION SELECT base_url FROM workspace
       UNION SELECT label FROM account UNION SELECT login FROM account
       UNION SELECT name FROM project UNION SELECT city FROM project WHERE city IS NOT NULL`,
    )
    .pluck()
    .all()
