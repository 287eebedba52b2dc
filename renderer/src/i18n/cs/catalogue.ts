import { accounts } from './accounts.ts'
import { batches } from './batches.ts'
import { building } from './building.ts'
import { calls } from './calls.ts'
import { common } from './common.ts'
import { consoleWords } from './console.ts'
import { customers } from './customers.ts'
import { drafts } from './drafts.ts'
import { editor } from './editor.ts'
import { exports } from './exports.ts'
import { failures } from './failures.ts'
import { guide } from './guide.ts'
import { leads } from './leads.ts'
import { media } from './media.ts'
import { milestones } from './milestones.ts'
import { pace } from './pace.ts'
import { payments } from './payments.ts'
import { premiums } from './premiums.ts'
import { priceTools } from './price-tools.ts'
import { prices } from './prices.ts'
import { review } from './review.ts'
import { screens } from './screens.ts'
import { settingsFile } from './settings-file.ts'
import { sheet } from './sheet.ts'
import { shell } from './shell.ts'
import { tables } from './tables.ts'
import { team } from './team.ts'
import { updates } from './updates.ts'
import { whatIf } from './what-if.ts'

export const czech = {
  ...common,
  ...calls,
  ...shell,
  ...sheet,
  ...exports,
  ...failures,
  ...accounts,
  ...prices,
  ...media,
  ...guide,
  ...leads,
  ...customers,
  ...editor,
  ...drafts,
  ...premiums,
  ...priceTools,
  ...batches,
  ...building,
  ...payments,
  ...milestones,
  ...consoleWords,
  ...tables,
  ...review,
  ...screens,
  ...settingsFile,
  ...team,
  ...updates,
  ...whatIf,
  ...pace,
} as const
