import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseEntry, problemOfEntry } from '#core/prices/formula/parse-entry'
import type { Unit } from '#core/prices/pricelist/unit'
import { readPrice } from '#core/prices/rules/read-price'
import { useFormats } from '../../../i18n/formats-context.ts'
import { notifyNote } from '../../../ui/notices/notify.tsx'
import type { SheetEditing } from '../../../ui/sheet/sheet-editing.ts'
import { useLatest } from '../../../ui/timing/use-latest.ts'
import { changedRows } from '../grid/changed-rows.ts'
import { lockWords } from '../grid/lock-words.ts'
import { draftColumns, isEditableColumn, minorOfColumn, vatPercent } from '../grid/price-columns.ts'
import { clearLens } from '../grid/price-lens.ts'
import { statusWord, typeWord } from '../grid/unit-words.ts'
import { useDecimalMark, useThousands } from '../grid/use-marks-of-numbers.ts'
import { differenceFormats } from '../summary/difference-formats.ts'
import type { EditorParts } from './editor-parts.ts'
import { plainText } from './plain-text.ts'
import { planEdits } from './plan-edits.ts'
import { rawText } from './raw-text.ts'

export interface UnitMenuPlace {
  readonly unit: Unit
  readonly at: { readonly x: number; readonly y: number }
}

const useCellTexts = ({ edited, known, draft, team }: EditorParts, isReady: boolean) => {
  const { lens, rules } = known
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
    problemOf: (_colId: string, text: string) => {
      const problem = problemOfEntry(text, thousands)
      if (problem === 'shareWithoutSign') return t('prices.shareWithoutSign')
      if (problem !== null) return t(`formula.problem.${problem}`)
      const isWrong =
        parseEntry(text, thousands) === null &&
        readPrice(text, thousands, edited.pricelist.currency).kind === 'notANumber'
      return isWrong
        ? t('prices.notAPrice', { example: formats.amount(499_000_000, { fraction: 'never' }) })
        : null
    },
    hintOf: (unit: Unit, colId: string, text: string) => {
      const entry = parseEntry(text, thousands)
      if (entry === null || entry === 'notUnderstood' || !isEditableColumn(colId)) return null
      const prices = draft.ahead()
      const { changes, skipped } = planEdits([{ row: unit, colId, text }], {
        draft: prices,
        rules,
        isLocked: () => false,
        thousands,
        entries: 'typed',
      })
      if (skipped[0]) return t(`plan.why.${skipped[0].why}`)
      const { price } = changes[0] ?? {}
      const after = price === undefined ? prices : new Map(price && [[unit.id, price]])
      const [minor, before] = [after, prices].map((shown) =>
        minorOfColumn({ draft: shown }, unit, colId),
      )
      if (minor === undefined || minor === null) return null
      const result = formats.amount(minor, { fraction: 'whenNeeded' })
      if (!before || before <= 0) return t('prices.computed', { result })
      const percent = differenceFormats(formats.locale).percent(minor / before - 1)
      return t('prices.computedFrom', { result, percent })
    },
    whyLocked: ({ id }: Unit, colId: string) => {
      if (!isEditableColumn(colId)) return null
      // Why something could not be read is told above the table.
      if (!isReady) return known.unread || draft.unread ? null : t('prices.notReady')
      if (team.lockedBy !== null) return t('team.draft.editingWhy', { name: team.lockedBy })
      const lock = lens.locks.get(id)
      return lock?.isBlocking ? lockWords(lock, t, formats) : null
    },
  }
}

/** Hands the table what it needs to be edited; these functions stay the same, so that the table is not made again. */
export const useDesk = (parts: EditorParts, isReady: boolean) => {
  const { edited, known, acts } = parts
  const { lensPlace, view, onDesk } = edited
  const { lens } = known
  const texts = useCellTexts(parts, isReady)
  const [menuAt, setMenuAt] = useState<UnitMenuPlace | null>(null)
  const isLocked = parts.team.lockedBy !== null
  const isUnread = Boolean(known.unread || parts.draft.unread)
  const latest = useLatest({ lens, acts, texts, isReady, isUnread, isLocked })
  const [editing] = useState<SheetEditing<Unit>>(() => ({
    isEditable: ({ id }, colId) =>
      latest.current.isReady &&
      !latest.current.isLocked &&
      isEditableColumn(colId) &&
      latest.current.lens.locks.get(id)?.isBlocking !== true,
    rawText: (unit, colId) => latest.current.texts.rawText(unit, colId),
    problemOf: (colId, text) => latest.current.texts.problemOf(colId, text),
    hintOf: (unit, colId, text) => latest.current.texts.hintOf(unit, colId, text),
    whyLocked: (unit, colId) => latest.current.texts.whyLocked(unit, colId),
    onEdits: (edits, act, passed) => latest.current.acts.edit(edits, act, passed),
    onPaste: (paste) => {
      if (latest.current.isReady) latest.current.acts.paste(paste)
      // Why something could not be read is told above the table, and no moment mends it.
      else if (!latest.current.isUnread)
        notifyNote((t) => ({ title: t('prices.notReady'), once: 'pricesNotReady' }))
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
  const isOpen = isReady && !isLocked
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    view.sheet.current?.redraw({ rowIds: 'all' })
  }, [isOpen, view.sheet])
  // At once, because a person who sees the tools of the editor may type.
  useLayoutEffect(() => {
    onDesk({ lens, editing, onContextMenu: (unit, _colId, at) => setMenuAt({ unit, at }) })
  }, [lens, editing, onDesk])
  return { at: menuAt, close: () => setMenuAt(null) }
}
