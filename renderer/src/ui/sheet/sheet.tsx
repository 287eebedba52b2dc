import { VisuallyHidden } from '@mantine/core'
import type { GridApi } from 'ag-grid-community'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { gridTexts } from '../../i18n/start-i18n.ts'
import { useLatest } from '../timing/use-latest.ts'
import { columnMenu, type OpenColumnMenu } from './column-menu.ts'
import type { EditingLayer } from './editing/attach-editing.ts'
import { createModelGate, type ModelGate } from './model-gate.ts'
import { noRange } from './range-view.ts'
import classes from './sheet.module.css'
import { SheetHint } from './sheet-hint.tsx'
import { sheetModules } from './sheet-modules.ts'
import { sheetOptions } from './sheet-options.ts'
import type { SheetProps } from './sheet-props.ts'
import { sheetTheme } from './sheet-theme.ts'
import { useEditingLayer } from './use-editing-layer.ts'
import { useGrid } from './use-grid.ts'
import { useSheetHandle } from './use-sheet-handle.ts'

/** The one place that knows AG Grid's set-up: modules, theme, language, nonce. */
export const Sheet = <T,>(props: SheetProps<T>) => {
  const { language } = useTranslation().i18n
  // The grid takes its texts once: another language is another grid.
  return <Grid<T> key={language} language={language} {...props} />
}

/** Headers of filtered columns are marked once the grid has made their menus. */
const filterAgain = <T,>(api: GridApi<T>, { columnMenu }: SheetProps<T>): void => {
  for (const column of columnMenu ? (api.getColumns() ?? []) : []) {
    const colId = column.getColId()
    if (columnMenu?.isFiltered(colId)) void api.getColumnFilterInstance(colId)
  }
  api.onFilterChanged()
}

const Grid = <T,>(props: SheetProps<T> & { readonly language: string }) => {
  const { label, density, columns, rows, search = '', passes = null, totals } = props
  const { handle, language } = props
  const place = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLSpanElement>(null)
  const [view] = useState(noRange)
  const latest = useLatest(props)
  const [menu, setMenu] = useState<OpenColumnMenu | null>(null)
  const layer = useRef<EditingLayer<T> | null>(null)
  const gate = useModelGate({ place, layer })
  const grid = useGrid<T>({
    place,
    modules: sheetModules,
    gate,
    fixed: () => ({
      ...sheetOptions({
        latest,
        view,
        menu: latest.current.columnMenu
          ? columnMenu<T>({
              isFiltered: (colId) => latest.current.columnMenu?.isFiltered(colId) === true,
              onMenu: setMenu,
            })
          : null,
      }),
      localeText: gridTexts(language),
      onCellEditingStopped: gate.release,
    }),
    live: {
      theme: sheetTheme(density),
      columnDefs: columns,
      rowData: rows,
      quickFilterText: search,
      ...(totals ? { pinnedBottomRowData: totals } : {}),
    },
  })
  const isWanted = props.editing !== undefined
  useEditingLayer({ isWanted, grid, place, said, view, latest, layer })
  const madeWith = useRef<typeof passes | undefined>(passes)
  useEffect(() => {
    const filter = () =>
      gate.change('filter', () => {
        if (grid.current) filterAgain(grid.current, latest.current)
      })
    if (passes === madeWith.current) {
      if (passes === null) return
      // The rows were filtered when the grid was made: the marks of its headers come after its first picture.
      let frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(filter)
      })
      return () => cancelAnimationFrame(frame)
    }
    madeWith.current = undefined
    filter()
    return
  }, [grid, gate, passes])
  // Set with the first frame: the grid has no option for its accessible name.
  useLayoutEffect(() => {
    place.current?.querySelector('[role="grid"]')?.setAttribute('aria-label', label)
  })
  useSheetHandle({ handle, grid, layer })
  return (
    <>
      <div ref={place} className={classes['sheet']} />
      <SheetHint grid={grid} place={place} />
      {menu &&
        createPortal(props.columnMenu?.content(menu.colId, menu.close), menu.place, menu.colId)}
      {props.onRange && <VisuallyHidden ref={said} role="status" />}
    </>
  )
}

interface Parts {
  readonly place: RefObject<HTMLElement | null>
  readonly layer: RefObject<Pick<EditingLayer<unknown>, 'revise'> | null>
}

const isTypingIn = (place: HTMLElement | null): boolean => {
  const { activeElement } = document
  return (
    place?.contains(activeElement) === true && !!activeElement?.closest('.ag-cell-inline-editing')
  )
}

/** The gate of one table: an editor that has the focus closes it, and so does a button that is held down on a cell. */
const useModelGate = ({ place, layer }: Parts): ModelGate => {
  const isHeld = useRef(false)
  const [gate] = useState(() =>
    createModelGate({
      // A range or a fill is drawn from place to place: other rows must not come there meanwhile.
      isBusy: () => isHeld.current || isTypingIn(place.current),
      // The grid tells of its new rows a moment later, when the next key may have come.
      onChanged: () => layer.current?.revise(),
    }),
  )
  useEffect(() => {
    const { current } = place
    // The focus may be lost amid the work of the grid, which is to be ended first.
    const left = () => queueMicrotask(gate.release)
    const hold = ({ target, buttons }: PointerEvent) => {
      const cell = target instanceof Element ? target.closest('.ag-cell') : null
      isHeld.current = cell !== null && current?.contains(cell) === true && (buttons & 1) === 1
    }
    // Behind whatever the drawn range does when it is let go of.
    const letGo = ({ buttons }: PointerEvent) => {
      if (!isHeld.current || (buttons & 1) === 1) return
      isHeld.current = false
      queueMicrotask(gate.release)
    }
    current?.addEventListener('focusout', left)
    window.addEventListener('pointerdown', hold, { capture: true })
    for (const name of letGoBy) window.addEventListener(name, letGo)
    return () => {
      current?.removeEventListener('focusout', left)
      window.removeEventListener('pointerdown', hold, { capture: true })
      for (const name of letGoBy) window.removeEventListener(name, letGo)
    }
  }, [place, gate])
  return gate
}

const letGoBy = ['pointerup', 'pointercancel', 'pointermove'] as const
