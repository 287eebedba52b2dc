/** What a person has asked of one cell. */
export interface CellEdit<T> {
  readonly row: T
  readonly colId: string
  /** null clears. */
  readonly text: string | null
}

/** What is copied from other cells is a value; what is typed may be a calculation. */
export type EditAct = 'edit' | 'fill' | 'copy' | 'clear'

/** Rows and columns in the order in which they are shown. */
export interface SheetRange<T> {
  readonly rows: readonly T[]
  readonly colIds: readonly string[]
}

/** A cell that was meant by an act and may not be edited. */
export interface PassedCell<T> {
  readonly row: T
  readonly colId: string
}

export interface SheetPaste<T> {
  readonly block: readonly (readonly string[])[]
  /** The rows from the first one of the selection down to the end. */
  readonly rows: readonly T[]
  /** Likewise to the right. */
  readonly colIds: readonly string[]
  /** How many cells are selected, from the first one on. */
  readonly selected: { readonly rows: number; readonly columns: number }
}

/** What a feature says about its cells, and what it learns of them. */
export interface SheetEditing<T> {
  /** False for locked rows: such a cell never opens, and fill and clear pass it by. */
  readonly isEditable: (row: T, colId: string) => boolean
  /** What an editor begins with and what is copied. */
  readonly rawText: (row: T, colId: string) => string
  /** The problem of a text is shown in the open editor and keeps it open. */
  readonly problemOf?: (colId: string, text: string) => string | null
  /** What a text comes to, where that is not the text itself; shown while it is typed. */
  readonly hintOf?: (row: T, colId: string, text: string) => string | null
  /** Said to whoever types into a cell that may not be edited; null where that surprises nobody. */
  readonly whyLocked?: (row: T, colId: string) => string | null
  /** Also called when every cell of an act had to be left out. */
  readonly onEdits: (
    edits: readonly CellEdit<T>[],
    act: EditAct,
    passed: readonly PassedCell<T>[],
  ) => void
  readonly onPaste: (paste: SheetPaste<T>) => void
  readonly onUndo: () => void
  readonly onRedo: () => void
}
