import type { Migration } from '../migration.ts'
import { accounts } from './accounts.ts'
import { activity } from './activity.ts'
import { audit } from './audit.ts'
import { auditOfTeam } from './audit-of-team.ts'
import { batches } from './batches.ts'
import { customers } from './customers.ts'
import { deletions } from './deletions.ts'
import { drafts } from './drafts.ts'
import { exports } from './exports.ts'
import { guards } from './guards.ts'
import { leadSendings } from './lead-sendings.ts'
import { leads } from './leads.ts'
import { media } from './media.ts'
import { milestones } from './milestones.ts'
import { payments } from './payments.ts'
import { prices } from './prices.ts'
import { sentLeads } from './sent-leads.ts'
import { settings } from './settings.ts'
import { team } from './team.ts'

/** The schema of the first version. */
export const first: Migration = {
  version: 1,
  name: 'first',
  sql: [
    settings,
    accounts,
    guards,
    activity,
    audit,
    auditOfTeam,
    prices,
    drafts,
    batches,
    media,
    exports,
    leads,
    leadSendings,
    sentLeads,
    customers,
    payments,
    milestones,
    deletions,
    team,
  ].join(''),
}
