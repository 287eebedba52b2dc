import { useEffect } from 'react'
import type { BatchId } from '#core/ids'
import { withdrawActs } from '../../../ui/notices/notify-with-acts.tsx'
import { useLater } from '../../../ui/timing/use-later.ts'
import type { EditorParts } from './editor-parts.ts'

interface ReviewProps extends EditorParts {
  readonly onClose: () => void
}

export const loadReview = async () => (await import('../review/review.tsx')).Review
const loadHistory = async () => (await import('../history/batch-history.tsx')).BatchHistory

/** The last look before a draft leaves. */
export const OpenedReview = ({ edited, draft, known, onDialog, onClose }: ReviewProps) => {
  const Review = useLater(loadReview, true)
  const { draftId, open, prices, revision } = draft
  useEffect(withdrawActs, [])
  if (!Review || draftId === null) return null
  return (
    <Review
      key={draftId}
      of={edited.of}
      project={edited.project}
      currency={edited.pricelist.currency}
      draft={{ id: draftId, name: open?.name ?? '', revision, prices }}
      units={edited.units}
      rules={known.rules}
      evidence={known.evidence}
      premiums={known.reviewedBy}
      isReady={known.isReady && draft.isReady}
      unread={known.unread ?? draft.unread}
      dealsExportedAt={known.exportedAt}
      onChooseDealColumns={() => onDialog({ kind: 'dealColumns' })}
      trouble={edited.trouble}
      onStep={(label, changes) => void draft.append(label, () => changes)}
      onClose={onClose}
      onShowUnit={(unitId) => {
        onClose()
        edited.view.showUnit(unitId)
      }}
    />
  )
}

interface HistoryProps extends ReviewProps {
  readonly batchId: BatchId | null
}

/** What was sent, and what became of it. */
export const OpenedHistory = ({ edited, draft, batchId, onDialog, onClose }: HistoryProps) => {
  const BatchHistory = useLater(loadHistory, true)
  if (!BatchHistory) return null
  return (
    <BatchHistory
      of={edited.of}
      project={edited.project}
      currency={edited.pricelist.currency}
      batchId={batchId}
      onClose={onClose}
      onShowUnit={(unitId) => {
        onClose()
        edited.view.showUnit(unitId)
      }}
      onOpenDraft={(draftId) => {
        draft.choose(draftId)
        onDialog({ kind: 'review' })
      }}
    />
  )
}
