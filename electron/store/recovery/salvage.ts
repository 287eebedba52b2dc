import { openToLook, type WritableDb } from '../file/handle.ts'
import { removeSharedDrafts } from '../prices/draft/shared-drafts.ts'
import { redoDrafts } from './salvage-drafts.ts'

// These tables hold what a person has set up and a backup may not have yet. Parents come first: accounts belong to
// workspaces. Where both files have a row, that of the backup stays, because the rows that depend on it fit it.
// Settings and what the guards know stand alone, so the later ones win.
const tables: readonly [name: string, onConflict: (columns: readonly string[]) => string][] = [
  ['workspace', () => 'DO NOTHING'],
  ['account', () => 'DO NOTHING'],
  ['account_choice', () => 'DO NOTHING'],
  ['preference', (columns) => updateFrom('name', columns)],
  ['hold', (columns) => updateFrom('origin, login', columns)],
  ['origin_hold', (columns) => updateFrom('origin', columns)],
  ['login_trial', (columns) => updateFrom('origin, login', columns)],
  ['endpoint_standing', (columns) => updateFrom('origin, login, endpoint', columns)],
  ['cooldown', (columns) => updateFrom('origin, login, endpoint', columns)],
  ['team_membership', () => 'DO NOTHING'],
  ['team_untold', (columns) => updateFrom('id', columns)],
  ['outgoing_call', (columns) => updateFrom('id', columns)],
  // In their order, behind those that the backup has.
  ['audit', () => 'DO NOTHING'],
  ['audit_of_team', () => 'DO NOTHING'],
  ['audit_shared', (columns) => updateFrom('is_only', columns)],
  ['price_rules', (columns) => updateFrom('workspace_id, project_id', columns)],
  ['premium_answers', (columns) => updateFrom('workspace_id, project_id', columns)],
  ['send_limit', (columns) => updateFrom('workspace_id', columns)],
  ['price_view', (columns) => updateFrom('id', columns)],
  ['draft', (columns) => updateFrom('id', columns)],
  ['raise_reminder', (columns) => updateFrom('id', columns)],
  ['open_draft', (columns) => updateFrom('workspace_id, project_id', columns)],
  ['draft_step', (columns) => updateFrom('draft_id, position', columns)],
  ['batch', (columns) => updateFrom('sequence', columns)],
  ['batch_unit', (columns) => updateFrom('batch_id, position', columns)],
  ['media_project', (columns) => updateFrom('workspace_id, project_id', columns)],
  ['media_taken_file', (columns) => updateFrom('workspace_id, project_id, path', columns)],
  ['media_file', (columns) => updateFrom('id', columns)],
  ['media_upload', (columns) => updateFrom('id', columns)],
  [
    'media_ledger',
    (columns) => updateFrom('workspace_id, endpoint, target_id, screen_id, sha256', columns),
  ],
  ['report', (columns) => updateFrom('id', columns)],
  ['report_skipped', () => 'DO NOTHING'],
  ['export_contents', () => 'DO NOTHING'],
  ['export_run', (columns) => updateFrom('id', columns)],
  ['export_alert', (columns) => updateFrom('id', columns)],
  ['export_delivery', (columns) => updateFrom('run_id, channel', columns)],
  ['payment_settings', (columns) => updateFrom('workspace_id', columns)],
  ['statement_mapping', (columns) => updateFrom('workspace_id, titles', columns)],
  ['statement', () => 'DO NOTHING'],
  ['payment', (columns) => updateFrom('workspace_id, key', columns)],
  ['statement_payment', () => 'DO NOTHING'],
  ['lead_archive', (columns) => updateFrom('id', columns)],
  ['lead_poll', (columns) => updateFrom('account_id', columns)],
  ['lead_covered', (columns) => updateFrom('account_id, from_at', columns)],
  ['lead_forgotten', (columns) => updateFrom('archive, what', columns)],
  ['lead', (columns) => updateFrom('archive, inquiry_id', columns)],
  ['sent_lead', (columns) => updateFrom('archive, key', columns)],
  ['sent_import', (columns) => updateFrom('id', columns)],
  ['sent_payload', (columns) => updateFrom('archive, key', columns)],
  ['sent_word', (columns) => updateFrom('archive, sent_key', columns)],
  ['sent_link', (columns) => updateFrom('archive, sent_key, inquiry_id', columns)],
  ['sent_mapping', (columns) => updateFrom('archive, titles', columns)],
  ['watched_file', (columns) => updateFrom('id', columns)],
  ['site_address', (columns) => updateFrom('workspace_id', columns)],
  ['lead_alert', (columns) => updateFrom('archive, kind, subject', columns)],
  ['lead_draft', (columns) => updateFrom('id', columns)],
  ['lead_sending', (columns) => updateFrom('id', columns)],
  ['consent_list', (columns) => updateFrom('workspace_id', columns)],
  ['revocation', (columns) => updateFrom('id', columns)],
  ['revocation_key', (columns) => updateFrom('id', columns)],
]

// These columns are worked out by the store itself, or count its own rows, and another file may have other numbers.
const notTaken: ReadonlySet<string> = new Set([
  'batch.state_kind',
  'draft_step.id',
  'media_file.sha256',
  'media_upload.state_kind',
  'statement_mapping.id',
  'payment.state_kind',
  'payment.booked_on',
  'payment.amount_minor',
  'payment.currency',
  'payment.prescribed_id',
  'payment.is_twin',
  'lead_sending.state_kind',
  'lead_sending.customer_id',
  'lead_sending.watch_kind',
  'lead_sending.inquiry_id',
  'revocation.outcome_kind',
])

const updateFrom = (key: string, columns: readonly string[]): string => {
  const others = columns.filter((column) => !key.split(', ').includes(column))
  return `(${key}) DO UPDATE SET ${others.map((column) => `${column} = excluded.${column}`).join(', ')}`
}

/** What a server wants to be left alone with, and what it has refused. */
const guards: ReadonlySet<string> = new Set([
  'hold',
  'origin_hold',
  'login_trial',
  'endpoint_standing',
  'cooldown',
])

/**
 * Copies, row by row, what can still be read of a file that is damaged, or that only a newer version can open. The result
 * is the number of rows.
 */
export const salvage = (
  db: WritableDb,
  unusablePath: string,
  what: 'everything' | 'guards' = 'everything',
): number => {
  try {
    const unusable = openToLook(unusablePath)
    try {
      return db.transaction(() => {
        const wanted = what === 'everything' ? tables : tables.filter(([name]) => guards.has(name))
        const rows = wanted.reduce((sum, table) => sum + salvageTable(unusable, db, table), 0)
        if (what === 'guards') return rows
        redoDrafts(db)
        // Neither file says how much of a draft that was put together here the team knows: each is this desk's alone.
        removeSharedDrafts(db)
        return rows
      })()
    } finally {
      unusable.close()
    }
  } catch {
    return 0
  }
}

const salvageTable = (
  unusable: WritableDb,
  db: WritableDb,
  [table, onConflict]: (typeof tables)[number],
): number => {
  let rows = 0
  // A newer version may have added columns to a table whose rows must not be lost.
  const known = new Set(
    db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table),
  )
  // The first unreadable page ends the table; what came before it is kept.
  try {
    for (const row of unusable
      .prepare<[], Record<string, unknown>>(`SELECT * FROM ${table}`)
      .iterate()) {
      const columns = Object.keys(row).filter(
        (column) => known.has(column) && !notTaken.has(`${table}.${column}`),
      )
      const taken = { table, columns, onConflict: onConflict(columns) }
      if (insert(db, row, taken)) rows += 1
    }
  } catch {
    return rows
  }
  return rows
}

const insert = (
  db: WritableDb,
  row: Record<string, unknown>,
  { table, columns, onConflict }: { table: string; columns: string[]; onConflict: string },
): boolean => {
  try {
    const statement = db.prepare(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})
       ON CONFLICT ${onConflict}`,
    )
    return statement.run(...columns.map((column) => row[column])).changes > 0
  } catch {
    return false
  }
}
