import { foundation } from './0010-foundation.ts'
import { guards } from './0020-guards.ts'
import { accounts } from './0030-accounts.ts'
import { prices } from './0040-prices.ts'
import { media } from './0050-media.ts'
import { mediaUploadsOnce } from './0055-media-uploads-once.ts'
import { exportReports } from './0060-exports.ts'
import { parsedExports } from './0061-parsed-exports.ts'
import { leads } from './0070-leads.ts'
import { payments } from './0080-payments.ts'
import { leadImports } from './0090-lead-imports.ts'
import { followedRuns } from './0091-followed-runs.ts'
import { paymentSearch } from './0092-payment-search.ts'
import { begunUploads } from './0093-begun-uploads.ts'
import { batchOrigins } from './0094-batch-origins.ts'
import { leadStandings } from './0095-lead-standings.ts'
import { fileKinds } from './0100-file-kinds.ts'
import { siteAddresses } from './0101-site-addresses.ts'
import { leadDeletions } from './0102-lead-deletions.ts'
import { importsOfDays } from './0103-imports-of-days.ts'
import { sameCells } from './0104-same-cells.ts'
import { meantNames } from './0105-meant-names.ts'
import type { Migration } from './migration.ts'

export const migrations: readonly Migration[] = [
  foundation,
  guards,
  accounts,
  prices,
  media,
  mediaUploadsOnce,
  exportReports,
  parsedExports,
  leads,
  payments,
  leadImports,
  followedRuns,
  paymentSearch,
  begunUploads,
  batchOrigins,
  leadStandings,
  fileKinds,
  siteAddresses,
  leadDeletions,
  importsOfDays,
  sameCells,
  meantNames,
]
