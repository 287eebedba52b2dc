import { ArchivedDrafts } from '../draft/archived-drafts.tsx'
import { CompareDrafts } from '../draft/compare/compare-drafts.tsx'
import { ConflictsDialog } from '../draft/conflicts-dialog.tsx'
import { MeanwhileDialog } from '../draft/meanwhile-dialog.tsx'
import { ContestedDialog } from '../draft/team/contested-dialog.tsx'
import { PacePanel } from '../pace/pace-panel.tsx'
import { KeyedPasteDialog } from '../paste/keyed-paste-dialog.tsx'
import { PasteDialog } from '../paste/paste-dialog.tsx'
import { SkippedDialog } from '../paste/skipped-dialog.tsx'
import { GridColumnDialog } from '../premiums/grid-column-dialog.tsx'
import { PremiumsPanel } from '../premiums/premiums-panel.tsx'
import { PriceListDialog } from '../price-list/price-list-dialog.tsx'
import { ReplaceDialog } from '../replace/replace-dialog.tsx'
import { DealColumnsDialog } from '../rules/deal-columns-dialog.tsx'
import { RulesDialog } from '../rules/rules-dialog.tsx'
import { ScheduledBatches } from '../scheduled/scheduled-batches.tsx'
import { ImportDialog } from '../transfer/import-dialog.tsx'
import { UnitDrawer } from '../unit/unit-drawer.tsx'
import { WhatIfPanel } from '../what-if/what-if-panel.tsx'
import type { EditorDialog } from './editor-dialog.ts'
import type { EditorParts } from './editor-parts.ts'
import { OpenedHistory, OpenedReview } from './opened-review.tsx'

interface Props extends EditorParts {
  readonly dialog: EditorDialog
  readonly onClose: () => void
}

/** What lies over the table at the moment. */
export const OpenedDialog = ({ dialog, onClose, ...parts }: Props) => {
  switch (dialog.kind) {
    case 'paste':
      return <PasteDialog {...parts} {...dialog} onClose={onClose} />
    case 'keyedPaste':
      return <KeyedPasteDialog {...parts} {...dialog} onClose={onClose} />
    case 'skipped':
      return <SkippedDialog {...parts} skipped={dialog.skipped} onClose={onClose} />
    case 'conflicts':
      return <ConflictsDialog {...parts} onClose={onClose} />
    case 'contested':
      return <ContestedDialog {...parts} onClose={onClose} />
    case 'meanwhile':
      return <MeanwhileDialog {...parts} since={dialog.since} onClose={onClose} />
    case 'archivedDrafts':
      return <ArchivedDrafts {...parts} onClose={onClose} />
    case 'compareDrafts':
      return <CompareDrafts {...parts} onClose={onClose} />
    case 'priceList':
      return <PriceListDialog {...parts} onClose={onClose} />
    case 'premiums':
      return <PremiumsPanel {...parts} onClose={onClose} />
    case 'pace':
      return <PacePanel {...parts} onClose={onClose} />
    case 'whatIf':
      return <WhatIfPanel {...parts} onClose={onClose} />
    case 'ownColumn':
      return <GridColumnDialog of={parts.edited.of} unitIds={dialog.unitIds} onClose={onClose} />
    case 'scheduled':
      return <ScheduledBatches {...parts} onClose={onClose} />
    case 'rules':
      return <RulesDialog {...parts} onClose={onClose} />
    case 'dealColumns':
      return <DealColumnsDialog {...parts} onClose={onClose} />
    case 'import':
      return <ImportDialog {...parts} file={dialog.file} onClose={onClose} />
    case 'replace':
      return <ReplaceDialog {...parts} onClose={onClose} />
    case 'unit':
      return <UnitDrawer {...parts} unitId={dialog.unitId} onClose={onClose} />
    case 'review':
      return <OpenedReview {...parts} onClose={onClose} />
    case 'history':
      return <OpenedHistory {...parts} batchId={dialog.batchId} onClose={onClose} />
    case 'formula':
      return null
  }
}
