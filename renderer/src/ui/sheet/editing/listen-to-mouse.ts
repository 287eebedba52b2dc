import { boundsOf, type CellAt, extendTo, holdsCell, singleCell } from './cell-range.ts'
import { dragCells } from './drag-cells.ts'
import { fillHandle } from './fill-handle.ts'
import { cellOf, focusCell } from './grid-cells.ts'
import type { LayerParts } from './layer-parts.ts'
import type { OpenEditor } from './open-editor.ts'
import type { RangeModel } from './range-model.ts'

interface MouseListenerParts {
  readonly ranges: RangeModel
  readonly editor: OpenEditor
}

const takesFocus = 'a, button, input, textarea, select, [tabindex]'
const restOfPress = ['mousedown', 'mouseup', 'click', 'dblclick', 'contextmenu'] as const

/**
 * A click selects, Shift extends, dragging draws a range; elsewhere it commits the open editor.
 * Where the editor's text is no price, the click does nothing: neither the table nor the screen
 * around it takes a part of it, or the next key would be typed into another cell than it seems.
 */
export const listenToMouse = <T>(
  parts: LayerParts<T>,
  { ranges, editor }: MouseListenerParts,
): (() => void) => {
  const { api, place } = parts
  // Navigation, palettes and toasts lie outside the screen, and stay usable.
  const screen = place.closest('main') ?? place
  let endDrag = () => {}
  let isHalted = false
  let isRefused = false

  const halt = (event: Event) => {
    isHalted = true
    event.stopPropagation()
  }

  const isInRange = (at: CellAt): boolean => {
    const selection = ranges.current()
    return selection !== null && holdsCell(boundsOf(selection), at)
  }
  const handle = fillHandle(parts, ranges)
  const pressCell = (event: PointerEvent, at: CellAt) => {
    const selection = ranges.current()
    if (handle.press(event)) halt(event)
    else if (event.button === 2) {
      // The menu is for the whole range: the focus, which would end it, stays.
      if (isInRange(at)) halt(event)
    } else if (event.button === 0 && event.shiftKey && selection) {
      halt(event)
      ranges.draw(extendTo(selection, at))
      if (!place.contains(document.activeElement)) focusCell(api, selection.active)
    } else if (event.button === 0) {
      ranges.draw(singleCell(at))
      endDrag()
      endDrag = dragCells(parts, {
        from: at,
        onReach: (to) => {
          const drawn = ranges.current()
          if (drawn) ranges.draw(extendTo(drawn, to))
        },
      })
    }
  }
  const press = (event: PointerEvent) => {
    isHalted = false
    isRefused = false
    const target = event.target instanceof Element ? event.target : null
    if (editor.holds(target)) return
    const isInside = target !== null && place.contains(target)
    if (editor.isOpen() && !editor.commit()) {
      isRefused = screen.contains(target)
      if (isRefused) halt(event)
      // The editor keeps the keyboard, unless something is clicked that takes it.
      else isHalted = target?.closest(takesFocus) == null
      return
    }
    const at = isInside ? cellOf(api, target) : null
    if (at) pressCell(event, at)
  }
  // The grid moves the focus when the pointer goes down, the page with the button of the mouse.
  const keepFocus = (event: MouseEvent) => {
    if (isHalted) event.preventDefault()
  }
  const refuse = (event: Event) => {
    if (!isRefused) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('pointerdown', press, { capture: true })
  document.addEventListener('mousedown', keepFocus, { capture: true })
  for (const name of restOfPress) document.addEventListener(name, refuse, { capture: true })
  return () => {
    endDrag()
    handle.detach()
    for (const name of restOfPress) document.removeEventListener(name, refuse, { capture: true })
    document.removeEventListener('pointerdown', press, { capture: true })
    document.removeEventListener('mousedown', keepFocus, { capture: true })
  }
}
