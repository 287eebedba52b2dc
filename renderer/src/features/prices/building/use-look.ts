import { useCallback, useMemo, useRef } from 'react'
import type { UnitId } from '#core/ids'
import { useKept } from '../../../ui/kept.ts'
import { useLatest } from '../../../ui/timing/use-latest.ts'
import type { TableView } from '../grid/use-table-view.ts'
import { type Look, parseLook } from './look.ts'

/** What the plan leaves behind for the table that takes its place. */
export interface LeftByPlan {
  focus: UnitId | null
}

/** List or building; each keeps its own selection. */
export const useLook = (view: TableView) => {
  const [look, keepLook] = useKept<Look>({
    key: 'prices:look',
    parse: parseLook,
    otherwise: 'list',
  })
  const latest = useLatest(look)
  const left = useRef<LeftByPlan>({ focus: null })
  const { sheet, showUnit: showRow } = view
  const changeLook = useCallback(
    (next: Look) => {
      keepLook(next)
      if (next === 'building') return
      const { focus } = left.current
      // A table that is out of sight takes no focus: it is asked when it is seen.
      if (focus !== null) requestAnimationFrame(() => sheet.current?.showRow(String(focus)))
    },
    [keepLook, sheet],
  )
  const showUnit = useCallback(
    (unitId: UnitId) => {
      if (latest.current === 'list') return showRow(unitId)
      keepLook('list')
      requestAnimationFrame(() => showRow(unitId))
    },
    [keepLook, showRow],
  )
  /** The view for the tools of the editor: to show a unit, it goes to the list. */
  const editedView = useMemo(() => ({ ...view, showUnit }), [view, showUnit])
  return { look, changeLook, editedView, left: left.current }
}
