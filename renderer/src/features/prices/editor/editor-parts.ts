import type { EditorContext } from '../grid/edited.ts'
import type { OpenDialog } from './editor-dialog.ts'
import type { PriceActs } from './use-acts.ts'
import type { KnownUnits } from './use-lens.ts'
import type { PriceDraft } from './use-price-draft.ts'

/** What every tool of the editor works with. */
export interface EditorParts {
  readonly edited: EditorContext
  readonly draft: PriceDraft
  readonly known: KnownUnits
  readonly acts: PriceActs
  readonly onDialog: OpenDialog
}
