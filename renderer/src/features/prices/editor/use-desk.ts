import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Unit } from '#core/prices/pricelist/unit'
import { readPrice } from '#core/prices/rules/read-price'
import { useFormats } from '../../../i18n/formats-context.ts'
import type { SheetEditing } from '../../../ui/sheet/sheet-editing.ts'
import { useLatest } from '../../../ui/timing/use-latest.ts'
import { changedRows } from '../grid/changed-rows.ts'
import { draftColumns, isEditableColumn, vatPercent } from '../grid/price-columns.ts'
import { clearLens } from '../grid/price-lens.ts'
import { statusWord, typeWord } from '../grid/unit-words.ts'
import { useDecimalMark, useThousands } from '../grid/use-marks-of-numbers.ts'
import type { EditorParts } from './editor-parts.ts'
import { plainText } from './plain-text.ts'
import { rawText } from './raw-text.ts'

export interface UnitMenuPlace {
  readonly unit: Unit
  readonly at: { readonly x: number; readonly y: number }
}

const useCellTexts = ({ edited, known: { lens }, draft }: EditorParts) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const decimalMark = useDecimalMark()
  const thousands = useThousands()
  const words = {
    status: (unit: Unit) => statusWord(t, unit),
    type: (unit: Unit) => typeWord(t, unit),
    vatPercent: (unit: Unit) => vatPercent(lens, unit),
    decimal: (value: number) => String(value).replace('.', decimalMark),
  }
  return {
    rawText: (unit: Unit, colId: string) =>
      isEditableColumn(colId)
        ? rawText(unit, colId, { lens: { ...lens, draft: draft.ahead() }, decimalMark })
        : plainText(unit, colId, words),
    problemOf: (_colId: string, text: string) =>
      readPrice(text, thousands, edited.pricelist.currency).kind === 'notANumber'
        ? t('prices.notAPrice', { example: formats.amount(499_000_000, { fraction: 'never' }) })
        : null,
  }
}

/** Hands the table what it needs to be edited; the same functions for good, so that it is not made anew. */
export const useDesk = (parts: EditorParts, isReady: boolean) => {
  const { edited, known, acts } = parts
  const { lensPlace, view, onDesk } = edited
  const { lens } = known
  const texts = useCellTexts(parts)
  const [menuAt, setMenuAt] = useState<UnitMenuPlace | null>(null)
  const latest = useLatest({ lens, acts, texts, isReady })
  const [editing] = useState<SheetEditing<Unit>>(() => ({
    isEditable: ({ id }, colId) =>
      latest.current.isReady &&
      isEditableColumn(colId) &&
      latest.current.lens.locks.get(id)?.isBlocking !== true,
    rawText: (unit, colId) => latest.current.texts.rawText(unit, colId),
    problemOf: (colId, text) => latest.current.texts.problemOf(colId, text),
    onEdits: (edits, act, passed) => latest.current.acts.edit(edits, act, passed),
    onPaste: (paste) => {
      if (latest.current.isReady) latest.current.acts.paste(paste)
    },
    onUndo: () => latest.current.acts.undo(),
    onRedo: () => latest.current.acts.redo(),
  }))
  useLayoutEffect(() => {
    lensPlace.current = lens
  }, [lens, lensPlace])
  const drawn = useRef(clearLens)
  useLayoutEffect(() => {
    const before = drawn.current
    drawn.current = lens
    // Warnings are not in the cells.
    const isDraftAlone =
      before.locks === lens.locks && before.rates === lens.rates && lens.conflicts.size === 0
    if (!isDraftAlone || before.conflicts.size > 0) {
      view.sheet.current?.redraw({ rowIds: 'all' })
      return
    }
    const rowIds = changedRows(before.draft, lens.draft)
    if (rowIds.length > 0) view.sheet.current?.redraw({ rowIds, columns: draftColumns })
  }, [lens, view.sheet])
  // At once, because a person who sees the tools of the editor may type.
  useLayoutEffect(() => {
    onDesk({ lens, editing, onContextMenu: (unit, _colId, at) => setMenuAt({ unit, at }) })
  }, [lens, editing, onDesk])
  return { at: menuAt, close: () => setMenuAt(null) }
}
