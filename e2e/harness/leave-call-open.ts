import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The store as an application leaves it that is killed between sending something and hearing of it. */
export const leaveCallOpen = (profile: string, subject: string): void => {
  const db = new DatabaseSync(join(profile, 'store', 'unitdesk.db'))
  db.prepare(
    `INSERT INTO outgoing_call (at, workspace, account, endpoint, subject, state)
     VALUES (1790000000000, 'Vltavan', 'Media', 'add-unit-gallery-image', ?, 'sending')`,
  ).run(subject)
  db.close()
}
