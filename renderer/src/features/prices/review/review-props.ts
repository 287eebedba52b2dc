import type { ReactNode } from 'react'
import type { Project } from '#core/contract/prices'
import type { BatchId, DraftId, ProjectKey, UnitId } from '#core/ids'
import type { EvidenceByUnit } from '#core/prices/deals/deal-lock'
import type { DraftChange, StepLabel } from '#core/prices/draft/draft-price'
import type { DraftPrices } from '#core/prices/draft/draft-steps'
import type { PremiumsOfList } from '#core/prices/out-of-line/judge-line'
import type { Unit } from '#core/prices/pricelist/unit'
import type { PriceRules } from '#core/prices/rules/price-rules'
import type { Timestamp } from '#core/time'
import type { Unread } from '../../../bridge/unread.ts'

export interface ReviewedDraft {
  readonly id: DraftId
  readonly name: string
  /** The revision of the prices. */
  readonly revision: number
  readonly prices: DraftPrices
}

export interface ReviewProps {
  readonly of: ProjectKey
  readonly project: Pick<Project, 'name'>
  readonly currency: string | null
  readonly draft: ReviewedDraft
  readonly units: readonly Unit[]
  readonly rules: PriceRules
  readonly evidence: EvidenceByUnit
  readonly premiums: PremiumsOfList
  /** The draft, rules and deals are here: before that nothing is judged. */
  readonly isReady: boolean
  /** Why they are not, where they cannot be read. */
  readonly unread: Unread | null
  /** When the newest export with deals was made; null where none was ever read. */
  readonly dealsExportedAt: Timestamp | null
  /** Asks which columns of an export tell of deals. */
  readonly onChooseDealColumns: () => void
  /** Says why nothing leaves with the account that would send it. */
  readonly trouble: ReactNode
  /** One durable step of the draft, such as a conflict that a person has decided. */
  readonly onStep: (label: StepLabel, changes: DraftChange[]) => void
  readonly onClose: () => void
  /** Goes to the unit in the grid. */
  readonly onShowUnit: (unitId: UnitId) => void
}

export interface BatchHistoryProps {
  readonly of: ProjectKey
  readonly project: Pick<Project, 'name'>
  readonly currency: string | null
  /** The batch that is opened first; null shows the list. */
  readonly batchId: BatchId | null
  readonly onClose: () => void
  readonly onShowUnit: (unitId: UnitId) => void
  /** Opens a draft with its review: one that takes a batch back, or one that was not sent. */
  readonly onOpenDraft: (draftId: DraftId) => void
}

export interface OpenBatchesProps {
  readonly of: Pick<ProjectKey, 'workspaceId'> & Partial<ProjectKey>
  /** Opens the history at a batch; null where there are no prices to open it beside. */
  readonly onOpen: ((batchId: BatchId) => void) | null
}
