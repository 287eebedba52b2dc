import type { Topic } from '#core/contract/define'

/** What no read shows: it is kept for the application itself, or says again what other tables say. */
const shownNowhere: readonly Topic[] = []

/** The topics that are announced when a table was written. Every table of the schema stands here. */
export const topicsOfTable: Readonly<Record<string, readonly Topic[]>> = {
  migration: shownNowhere,
  sqlite_sequence: shownNowhere,
  preference: ['settings', 'exportSettings', 'leadSettings', 'store'],

  workspace: ['workspaces'],
  account: ['workspaces'],
  account_choice: ['workspaces'],
  hold: ['workspaces'],
  origin_hold: ['workspaces'],
  login_trial: ['workspaces'],
  endpoint_standing: ['workspaces'],
  cooldown: ['workspaces'],
  api_call: ['activity'],
  outgoing_call: ['activity'],

  project: ['projects'],
  pricelist: ['units'],
  unit: ['units'],
  price_seen: ['units'],
  price_rules: ['priceRules'],
  premium_answers: ['premiumAnswers'],
  raise_reminder: ['raiseReminders'],
  send_limit: ['priceRules'],
  price_view: ['priceViews'],
  deal_evidence: ['dealEvidence'],
  deal_export: ['dealEvidence'],
  draft: ['drafts'],
  draft_step: ['drafts'],
  open_draft: ['openDrafts'],
  // A draft that moves answers with its prices: `draftPrices` is announced by those who change it otherwise.
  draft_price: ['drafts'],
  batch: ['batches'],
  batch_unit: ['batches'],

  media_project: ['mediaSettings', 'mediaFiles'],
  media_taken_file: shownNowhere,
  media_shown: ['mediaShown'],
  media_file: ['mediaFiles'],
  media_upload: ['mediaFiles'],
  media_ledger: ['mediaFiles'],

  report: ['reports'],
  report_skipped: ['reports'],
  export_run: ['exportRuns'],
  export_contents: ['exportRuns'],
  export_alert: ['exportRuns'],
  export_delivery: ['exportRuns'],
  export_parsed: shownNowhere,
  export_parsed_rows: shownNowhere,
  export_measured: shownNowhere,

  lead_archive: ['leadSettings', 'leads'],
  lead_poll: ['leads'],
  lead_covered: ['leads'],
  lead: ['leads'],
  lead_project: ['leads'],
  lead_alert: shownNowhere,
  lead_forgotten: shownNowhere,
  sent_lead: ['sentLeads'],
  sent_payload: ['sentLeads'],
  sent_link: ['sentLeads'],
  sent_word: ['sentLeads'],
  sent_import: ['sentLeads'],
  sent_mapping: ['leadSettings'],
  watched_file: ['leadSettings'],
  site_address: ['leadSettings'],
  deletion_known: shownNowhere,
  lead_draft: ['leadDrafts'],
  lead_sending: ['leadDrafts'],
  consent_list: ['consents'],
  revocation: ['revocations'],
  revocation_key: shownNowhere,

  payment_settings: ['paymentSettings'],
  statement_mapping: ['paymentSettings'],
  statement: ['payments'],
  payment: ['payments'],
  statement_payment: ['payments'],
  payment_export: ['paymentExports'],
  payment_restore: ['payments'],
  payment_restored: ['payments'],
  milestone_answer: ['milestones'],
}

export const topicsOfTables = (tables: Iterable<string>): Topic[] => [
  ...new Set([...tables].flatMap((table) => topicsOfTable[table] ?? [])),
]
