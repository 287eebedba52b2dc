import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { UnitId } from '#core/ids'
import type { DraftPrices } from '#core/prices/draft/draft-steps'
import { movedUnits } from '#core/prices/draft/moved-units'
import { flash, planCells } from './flash-changes.ts'

/** The keyboard follows its cell, wherever a key has led it. */
export const usePlanFocus = (sheet: RefObject<HTMLElement | null>, focus: UnitId | null): void =>
  useLayoutEffect(() => {
    const surface = sheet.current
    if (focus === null || !surface?.contains(document.activeElement)) return
    const next = surface.querySelector(`[data-unit="${focus}"]`)
    if (next instanceof HTMLElement && next !== document.activeElement) next.focus()
  }, [sheet, focus])

/** Cells light up whose price the draft has moved. */
export const useFlashes = (sheet: RefObject<HTMLElement | null>, draft: DraftPrices): void => {
  const drawn = useRef(draft)
  useEffect(() => {
    if (sheet.current) flash(sheet.current, movedUnits(drawn.current, draft), planCells)
    drawn.current = draft
  }, [sheet, draft])
}
