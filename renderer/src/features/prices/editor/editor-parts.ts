import type { TeamAtDraft } from '../draft/team/use-team-at-draft.ts'
import type { EditorContext } from '../grid/editor-context.ts'
import type { OpenDialog } from './editor-dialog.ts'
import type { KnownUnits } from './use-lens.ts'
import type { PriceActs } from './use-price-acts.ts'
import type { PriceDraft } from './use-price-draft.ts'

/** What every tool of the editor works with. */
export interface EditorParts {
  readonly edited: EditorContext
  readonly draft: PriceDraft
  readonly team: TeamAtDraft
  readonly known: KnownUnits
  readonly acts: PriceActs
  readonly onDialog: OpenDialog
}
