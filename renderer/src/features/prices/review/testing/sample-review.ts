import { draftIdSchema, projectIdSchema, workspaceIdSchema } from '#core/ids'
import { defaultPriceRules } from '#core/prices/rules/price-rules'
import type { ReviewProps } from '../review-props.ts'

const nothing = () => undefined

/** The review of a draft without a change, in a list without a unit, whose prices were compared. */
export const sampleReview: ReviewProps = {
  of: { workspaceId: workspaceIdSchema.parse('w1'), projectId: projectIdSchema.parse(1) },
  project: { name: 'Vltavan' },
  currency: 'CZK',
  draft: { id: draftIdSchema.parse('autumn'), name: 'Autumn', revision: 1, prices: new Map() },
  units: [],
  rules: defaultPriceRules,
  evidence: new Map(),
  premiums: null,
  isReady: true,
  unread: null,
  dealsExportedAt: null,
  onChooseDealColumns: nothing,
  trouble: null,
  onStep: nothing,
  onClose: nothing,
  onShowUnit: nothing,
}
