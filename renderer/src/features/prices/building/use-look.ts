import { useCallback, useMemo, useRef } from 'react'
import type { UnitId } from '#core/ids'
import type { Unit } from '#core/prices/pricelist/unit'
import { useKept } from '../../../ui/kept.ts'
import type { SheetRange } from '../../../ui/sheet/sheet-editing.ts'
import { useLatest } from '../../../ui/timing/use-latest.ts'
import type { TableView } from '../grid/use-table-view.ts'
import { type Look, parseLook } from './look.ts'

/** What the plan leaves behind for the table that takes its place. */
export interface LeftByPlan {
  focus: UnitId | null
}

/** List or building; each keeps its own selection, and the one that is seen is the one that is meant. */
export const useLook = (view: TableView) => {
  const [look, keepLook] = useKept<Look>({
    key: 'prices:look',
    parse: parseLook,
    otherwise: 'list',
  })
  const latest = useLatest(look)
  const ofTable = useRef<SheetRange<Unit> | null>(null)
  const left = useRef<LeftByPlan>({ focus: null })
  const { sheet, onRange: mean } = view
  const onRange = useCallback(
    (range: SheetRange<Unit> | null) => {
      ofTable.current = range
      if (latest.current === 'list') mean(range)
    },
    [mean],
  )
  const tableView = useMemo(() => ({ ...view, onRange }), [view, onRange])
  const changeLook = useCallback(
    (next: Look) => {
      keepLook(next)
      if (next === 'building') return
      mean(ofTable.current)
      const { focus } = left.current
      // A table that is out of sight takes no focus: it is asked when it is seen.
      if (focus !== null) requestAnimationFrame(() => sheet.current?.showRow(String(focus)))
    },
    [keepLook, mean, sheet],
  )
  const { showUnit: showRow } = view
  const showUnit = useCallback(
    (unitId: UnitId) => {
      if (latest.current === 'list') return showRow(unitId)
      keepLook('list')
      mean(ofTable.current)
      requestAnimationFrame(() => showRow(unitId))
    },
    [keepLook, mean, showRow],
  )
  /** As the tools of the editor have it: a row that is to be shown is shown in the list. */
  const editedView = useMemo(() => ({ ...view, showUnit }), [view, showUnit])
  return { look, changeLook, tableView, editedView, left: left.current }
}
