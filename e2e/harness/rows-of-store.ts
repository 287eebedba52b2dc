import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

// What is known of a server outlives its workspaces, and each story has a server of its own; so does the key with which
// the store seals contacts, whosever they are. What was done is kept for good. Where the window stood matters at a start; it is moved back itself.
const outlivesWorkspaces =
  /^(audit|cooldown)$|^preference (dealTitles|listingForms|windowPlace|contacts[.].*|store[.]writtenAnew.*)$/

/** The store's content as far as a next story could see it: how many rows each table has, and the preferences. */
export const rowsOfStore = (profile: string): Readonly<Record<string, unknown>> => {
  const db = new DatabaseSync(join(profile, 'store', 'unitdesk.db'), { readOnly: true })
  try {
    const tables = db
      .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
      .all() as { name: string }[]
    const counts = tables.map(({ name }) => {
      // Of a call that has ended well nothing is shown any more.
      const open = name === 'outgoing_call' ? "WHERE state IN ('sending', 'unknown')" : ''
      const row = db.prepare(`SELECT count(*) AS count FROM "${name}" ${open}`).get()
      return [name, row?.['count']] as const
    })
    const preferences = db.prepare('SELECT name, value FROM preference').all() as {
      name: string
      value: string
    }[]
    const chosen = preferences.map(({ name, value }) => [`preference ${name}`, value] as const)
    return Object.fromEntries(
      [...counts, ...chosen].filter(
        ([name]) => name !== 'preference' && !outlivesWorkspaces.test(name),
      ),
    )
  } finally {
    db.close()
  }
}
