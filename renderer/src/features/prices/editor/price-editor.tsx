import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { FailureNotice } from '../../../ui/notices/failure-notice.tsx'
import { NoticePlace } from '../../../ui/notices/notice-place.tsx'
import { useScreenVerb } from '../../../ui/screen-verbs.ts'
import { useNextTurn } from '../../../ui/timing/use-next-turn.ts'
import { DraftBar } from '../draft/draft-bar.tsx'
import { SealDialog } from '../draft/seal-dialog.tsx'
import { useTeamAtDraft } from '../draft/team/use-team-at-draft.ts'
import { FormulaBar } from '../formula/formula-bar.tsx'
import type { EditorContext } from '../grid/editor-context.ts'
import { OpenBatches } from '../history/open-batches.tsx'
import { useDroppedTable } from '../transfer/use-dropped-table.ts'
import { PreparedRaises } from '../what-if/prepared-raises.tsx'
import type { EditorDialog } from './editor-dialog.ts'
import type { EditorParts } from './editor-parts.ts'
import { OpenedDialog } from './opened-dialog.tsx'
import { loadReview } from './opened-review.tsx'
import { ScreenMenus } from './screen-menus.tsx'
import { UnitMenu } from './unit-menu.tsx'
import { useDesk } from './use-desk.ts'
import { useLens } from './use-lens.ts'
import { usePriceActs } from './use-price-acts.ts'
import { usePriceDraft } from './use-price-draft.ts'
import { useSaveVerb } from './use-save-verb.ts'

/** What shortcuts and the palette can ask of the editor. */
const useEditorVerbs = ({ edited, draft, team, known, acts, onDialog }: EditorParts): void => {
  const { view, lensPlace } = edited
  useLayoutEffect(() => {
    lensPlace.openUnit = ({ id }) => onDialog({ kind: 'unit', unitId: id })
  }, [lensPlace, onDialog])
  const canMove =
    draft.isReady && draft.draftId !== null && !draft.open?.seal && team.lockedBy === null
  useSaveVerb(draft)
  useScreenVerb('undo', acts.undo, canMove)
  useScreenVerb('redo', acts.redo, canMove)
  useScreenVerb('formula', () => onDialog({ kind: 'formula' }))
  useScreenVerb('replace', () => onDialog({ kind: 'replace' }), known.isReady && draft.isReady)
  useScreenVerb('review', () => onDialog({ kind: 'review' }), draft.prices.size > 0)
  useScreenVerb('import', () => onDialog({ kind: 'import', file: null }))
  useScreenVerb(
    'unit',
    () => {
      const [focused] = view.seenNow().range?.rows ?? []
      if (focused) onDialog({ kind: 'unit', unitId: focused.id })
    },
    view.range !== null,
  )
}

const showPremiums: ReadonlySet<EditorDialog['kind']> = new Set([
  'premiums',
  'pace',
  'whatIf',
  'unit',
  'ownColumn',
])

/** Everything that changes prices: arrives after the table is painted, and makes its cells editable. */
export const PriceEditor = (edited: EditorContext) => {
  const { of, units } = edited
  const [dialog, setDialog] = useState<EditorDialog | null>(null)
  const draft = usePriceDraft(of)
  const team = useTeamAtDraft(draft.draftId)
  const known = useLens({
    of,
    units,
    prices: draft.prices,
    arePremiumsShown: dialog !== null && showPremiums.has(dialog.kind),
  })
  const acts = usePriceActs({
    units,
    currency: edited.pricelist.currency,
    known,
    draft,
    onDialog: setDialog,
  })
  const isReady = known.isReady && draft.isReady
  const unread = known.unread ?? draft.unread
  const parts: EditorParts = { edited, draft, team, known, acts, onDialog: setDialog }
  const menu = useDesk(parts, isReady)
  useEditorVerbs(parts)
  useRequestedOpened(parts)
  const hasChanges = draft.prices.size > 0
  const isMenusTurn = useNextTurn(false)
  useEffect(() => {
    // A person who changes prices will review them: the code of the review is loaded ahead.
    if (hasChanges) requestIdleCallback(() => void loadReview())
  }, [hasChanges])
  const take = useCallback((file: File) => setDialog({ kind: 'import', file }), [])
  useDroppedTable(dialog === null, take)
  const close = useCallback(() => setDialog(null), [])
  return (
    <>
      <OpenBatches of={of} onOpen={(batchId) => setDialog({ kind: 'history', batchId })} />
      <NoticePlace>
        {unread && <FailureNotice {...unread} />}
        <PreparedRaises edited={edited} draft={draft} />
      </NoticePlace>
      {edited.draftPlace &&
        createPortal(
          <DraftBar {...parts} isFormulaOpen={dialog?.kind === 'formula'} />,
          edited.draftPlace,
        )}
      {dialog?.kind === 'formula' && isReady && <FormulaBar {...parts} onClose={close} />}
      {isMenusTurn && <ScreenMenus {...parts} />}
      {menu.at && <UnitMenu {...parts} at={menu.at} onClose={menu.close} />}
      {draft.sealQuestion && <SealDialog {...parts} question={draft.sealQuestion} />}
      {dialog !== null && <OpenedDialog {...parts} dialog={dialog} onClose={close} />}
    </>
  )
}

/** Opens the unit, the batch or the draft that was asked for elsewhere, as soon as its project is the one that is shown. */
const useRequestedOpened = ({ edited, draft, onDialog }: EditorParts): void => {
  const { of, units, requested, onRequestedOpened } = edited
  const { choose } = draft
  useEffect(() => {
    if (requested === null || !('projectId' in requested) || requested.kind === 'project') return
    if (requested.workspaceId !== of.workspaceId || requested.projectId !== of.projectId) return
    if (requested.kind === 'batch') onDialog({ kind: 'history', batchId: requested.batchId })
    else if (requested.kind === 'draft') {
      choose(requested.draftId)
      onDialog({ kind: 'review' })
    } else if (units.some(({ id }) => id === requested.unitId)) {
      onDialog({ kind: 'unit', unitId: requested.unitId })
    }
    onRequestedOpened()
  }, [of, units, requested, onRequestedOpened, onDialog, choose])
}
