import type { CellEdit, PassedCell, SheetEditing, SheetRange } from '../sheet-editing.ts'

interface CellEdits<T> {
  readonly edits: CellEdit<T>[]
  readonly passed: PassedCell<T>[]
}

type TextOf<T> = (row: T, colId: string) => string | null

/** A text for each cell of a range; cells that may not be edited are passed by. */
const editsWithin = <T>(
  { rows, colIds }: SheetRange<T>,
  { isEditable }: SheetEditing<T>,
  textOf: TextOf<T>,
): CellEdits<T> => {
  const edits: CellEdit<T>[] = []
  const passed: PassedCell<T>[] = []
  for (const row of rows) {
    for (const colId of colIds) {
      if (isEditable(row, colId)) edits.push({ row, colId, text: textOf(row, colId) })
      else passed.push({ row, colId })
    }
  }
  return { edits, passed }
}

/** An empty text is no value: it clears. */
export const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text)

export const clearEdits = <T>(range: SheetRange<T>, editing: SheetEditing<T>): CellEdits<T> =>
  editsWithin(range, editing, () => null)

export const sameEdits = <T>(
  range: SheetRange<T>,
  editing: SheetEditing<T>,
  text: string,
): CellEdits<T> => editsWithin(range, editing, () => textOrNull(text))

/** The first row of the range into those below it. */
export const fillDownEdits = <T>(
  { rows, colIds }: SheetRange<T>,
  editing: SheetEditing<T>,
): CellEdits<T> => {
  const [first, ...others] = rows
  if (first === undefined) return { edits: [], passed: [] }
  return editsWithin({ rows: others, colIds }, editing, (_row, colId) =>
    textOrNull(editing.rawText(first, colId)),
  )
}

/** The first column of the range into those beside it. */
export const fillRightEdits = <T>(
  { rows, colIds }: SheetRange<T>,
  editing: SheetEditing<T>,
): CellEdits<T> => {
  const [first, ...others] = colIds
  if (first === undefined) return { edits: [], passed: [] }
  return editsWithin({ rows, colIds: others }, editing, (row) =>
    textOrNull(editing.rawText(row, first)),
  )
}
