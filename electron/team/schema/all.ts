import { people } from './0001-people.ts'
import { guards } from './0002-guards.ts'
import { audit } from './0003-audit.ts'
import { sendings } from './0004-sendings.ts'
import { roles } from './0005-roles.ts'
import { key } from './0006-key.ts'
import { sharedRuns } from './0007-shared-runs.ts'
import { teamReports } from './0008-team-reports.ts'
import { drafts } from './0009-drafts.ts'
import { bounds } from './0010-bounds.ts'
import { leads } from './0011-leads.ts'
import { openClaims } from './0012-open-claims.ts'
import { scheduled } from './0013-scheduled.ts'
import { unheard } from './0014-unheard.ts'
import { shortClaims } from './0015-short-claims.ts'
import { approvals } from './0016-approvals.ts'
import { forgets } from './0017-forgets.ts'
import { recordedActs } from './0018-recorded-acts.ts'
import { heardLater } from './0019-heard-later.ts'
import type { TeamMigration } from './team-migration.ts'

export const teamMigrations: readonly TeamMigration[] = [
  people,
  guards,
  audit,
  sendings,
  roles,
  key,
  sharedRuns,
  teamReports,
  drafts,
  bounds,
  leads,
  openClaims,
  scheduled,
  unheard,
  shortClaims,
  approvals,
  forgets,
  recordedActs,
  heardLater,
]
