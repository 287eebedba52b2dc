import type { Result } from '#core/contract/failure'
import type { ProjectKey, WorkspaceId } from '#core/ids'
import type { Cell } from '#core/tables/table'
import type { Clock, Timestamp } from '#core/time'
import type { CrmClient } from '../../crm/calls/client.ts'
import type { CallingAccount } from '../../crm/guards/calling-account.ts'
import type * as evidence from '../../store/prices/deals/deal-evidence.ts'
import type * as dealTitles from '../../store/prices/deals/deal-titles.ts'
import type * as views from '../../store/prices/price-views.ts'
import type * as changed from '../../store/prices/pricelist/changed-since.ts'
import type * as lastChanges from '../../store/prices/pricelist/last-changes.ts'
import type * as listings from '../../store/prices/pricelist/listings.ts'
import type * as history from '../../store/prices/pricelist/price-history.ts'
import type * as pricelists from '../../store/prices/pricelist/pricelists.ts'
import type * as projects from '../../store/prices/pricelist/projects.ts'
import type * as seenStates from '../../store/prices/pricelist/seen-states.ts'
import type * as unchanged from '../../store/prices/pricelist/unchanged-since.ts'
import type * as numbers from '../../store/prices/pricelist/unit-numbers.ts'
import type * as answers from '../../store/prices/rules/premium-answers.ts'
import type * as rules from '../../store/prices/rules/price-rules.ts'
import type * as limits from '../../store/prices/rules/send-limit.ts'
import type * as reminders from '../../store/prices/what-if/raise-reminders.ts'
import type { BoundReads, BoundWrites } from '../../store/rows/bound.ts'

/** What this feature needs of the store; a write answers with a failure when the disk refuses it. */
export interface PricesStore
  extends BoundReads<
    Pick<typeof projects, 'listProjects' | 'readProject' | 'listListedProjects'> &
      Pick<typeof pricelists, 'readPricelist' | 'readSeenAct' | 'readUnits' | 'projectsOfUnits'> &
      Pick<typeof evidence, 'listDealEvidence' | 'readDealExportAt'> &
      Pick<typeof dealTitles, 'readDealTitles'> &
      Pick<typeof rules, 'readPriceRules'> &
      Pick<typeof answers, 'readPremiumAnswers'> &
      Pick<typeof reminders, 'listRaiseReminders' | 'listRemindedProjects'> &
      Pick<typeof limits, 'readSendLimit'> &
      Pick<typeof views, 'listPriceViews'> &
      Pick<typeof numbers, 'listUnitNumbers'> &
      Pick<typeof unchanged, 'listUnchangedSince'> &
      Pick<typeof changed, 'readChangedSince'> &
      Pick<typeof lastChanges, 'listLastChanges'> &
      Pick<typeof history, 'readPriceHistory'> &
      Pick<typeof seenStates, 'listSeenStates'>
  > {
  readonly write: BoundWrites<
    Pick<typeof listings, 'replaceListing'> &
      Pick<typeof projects, 'chooseScreen'> &
      Pick<
        typeof pricelists,
        'beginPricelist' | 'appendUnits' | 'publishPricelist' | 'discardUnpublished'
      > &
      Pick<typeof evidence, 'replaceExportedDeals'> &
      Pick<typeof dealTitles, 'writeDealTitles'> &
      Pick<typeof rules, 'writePriceRules'> &
      Pick<typeof answers, 'answerPremiums'> &
      Pick<
        typeof reminders,
        'insertRaiseReminder' | 'removeRaiseReminder' | 'insertPreparedRaise' | 'settleRaise'
      > &
      Pick<typeof limits, 'writeSendLimit'> &
      Pick<typeof views, 'savePriceView' | 'removePriceView'>
  >
}

type Rows = readonly (readonly Cell[])[]

interface ReadSheet {
  readonly name: string
  readonly rows: Rows
}

interface WorkbookToRead {
  readonly bytes: Uint8Array
  readonly endpoint: string
  readonly isFitting: (rows: Rows) => boolean
  readonly signal: AbortSignal
}

/** An export whose titles nobody knows, until a person says which columns tell of deals. */
export interface HeldDealTable {
  /** When the table was asked for. */
  readonly at: Timestamp
  readonly sheets: readonly ReadSheet[]
}

export interface PricesDependencies {
  readonly store: PricesStore
  readonly client: Pick<CrmClient, 'listProjects' | 'getProject' | 'exportTable'>
  /** The account that serves the prices of a project. */
  readonly accountFor: (of: ProjectKey) => Promise<Result<CallingAccount>>
  /** All accounts that serve prices: each may see other projects. */
  readonly accountsFor: (workspaceId: WorkspaceId) => Promise<Result<CallingAccount[]>>
  /** The account that serves the exports of a project, or its prices where none does. */
  readonly accountForDeals: (of: ProjectKey) => Promise<Result<CallingAccount>>
  /** The first sheet that fits, or all that were looked at; read where it holds nobody up. */
  readonly readWorkbook: (
    workbook: WorkbookToRead,
  ) => Promise<Result<{ fitting: ReadSheet | null; sheets: readonly ReadSheet[] }>>
  /** The newest of each workspace, as long as the application runs: the CRM gives it every five minutes. */
  readonly dealTables: Map<WorkspaceId, HeldDealTable>
  readonly newId: () => string
  readonly clock: Clock
}
