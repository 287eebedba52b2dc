import { type RefObject, useEffect } from 'react'
import { type UnitId, unitIdSchema } from '#core/ids'
import type { ArrangedPlan } from '#core/prices/building/arrange-plan'
import type { SelectingKey } from '#core/prices/building/plan-selection'
import { boxBetween, unitsWithin } from '#core/prices/building/select-cells'
import { useLatest } from '../../../ui/timing/use-latest.ts'
import type { PlanParts } from './plan-parts.ts'
import type { SelectedUnits } from './use-plan-selection.ts'

interface Pointed {
  readonly plan: ArrangedPlan
  readonly parts: PlanParts
  readonly selection: SelectedUnits
  readonly onHover: (unitId: UnitId | null) => void
  readonly onOpen: (unitId: UnitId) => void
  readonly onMenu: (unitId: UnitId, at: { readonly x: number; readonly y: number }) => void
  readonly onZoom: (direction: 1 | -1) => void
}

/** The unit in whose cell something happened. */
export const unitAt = (target: EventTarget | null): UnitId | null => {
  const cell = target instanceof Element ? target.closest('[data-unit]') : null
  const id = unitIdSchema.safeParse(Number(cell?.getAttribute('data-unit')))
  return id.success ? id.data : null
}

const partAt = (target: EventTarget | null): string | null =>
  (target instanceof Element ? target.closest('[data-part]') : null)?.getAttribute('data-part') ??
  null

const keyOf = ({ shiftKey, ctrlKey, metaKey }: MouseEvent): SelectingKey =>
  shiftKey ? 'shift' : ctrlKey || metaKey ? 'ctrl' : 'none'

// A hand that clicks moves a little.
const leastDragPx = 4

interface Drag {
  readonly from: { readonly x: number; readonly y: number }
  readonly base: ReadonlySet<UnitId>
  isDrawn: boolean
}

/** Clicks, drags and the wheel over the plan. */
export const usePlanPointer = (
  place: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  pointed: Pointed,
): void => {
  const latest = useLatest(pointed)
  useEffect(() => {
    const [frame, surface] = [place.current, sheet.current]
    if (!frame || !surface) return
    const listening = new AbortController()
    const { signal } = listening
    let drag: Drag | null = null
    const inPlan = ({ clientX, clientY }: PointerEvent) => {
      const { left, top } = surface.getBoundingClientRect()
      return { x: clientX - left, y: clientY - top }
    }
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return
      const { parts, selection } = latest.current
      const key = keyOf(event)
      const part = partAt(event.target)
      if (part !== null) {
        const units = parts.get(part) ?? []
        return selection.take(units, key, units[0] ?? null)
      }
      const unitId = unitAt(event.target)
      if (key !== 'shift') {
        const base: ReadonlySet<UnitId> = key === 'ctrl' ? selection.selected : new Set()
        drag = { from: inPlan(event), base, isDrawn: false }
      }
      if (unitId !== null) selection.take([unitId], key, unitId)
      else if (key === 'none') selection.clear()
    }
    const move = (event: PointerEvent) => {
      const { plan, selection, onHover } = latest.current
      // The page learns nothing of a button that is released outside of the window.
      if (event.buttons === 0) drag = null
      if (!drag) return onHover(unitAt(event.target))
      const box = boxBetween(drag.from, inPlan(event))
      if (!drag.isDrawn && Math.max(box.width, box.height) >= leastDragPx) {
        drag.isDrawn = true
        // Only a drag captures the pointer: a click goes to the element under it.
        surface.setPointerCapture(event.pointerId)
      }
      if (drag.isDrawn) selection.draw(unitsWithin(plan, box), drag.base)
    }
    const up = () => {
      drag = null
    }
    const open = ({ target }: Event) => {
      const unitId = unitAt(target)
      if (unitId !== null) latest.current.onOpen(unitId)
    }
    const menu = (event: MouseEvent) => {
      const unitId = unitAt(event.target)
      if (unitId === null) return
      event.preventDefault()
      const { selection, onMenu } = latest.current
      if (!selection.selected.has(unitId)) selection.take([unitId], 'none', unitId)
      onMenu(unitId, { x: event.clientX, y: event.clientY })
    }
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      latest.current.onZoom(event.deltaY < 0 ? 1 : -1)
    }
    surface.addEventListener('pointerdown', down, { signal })
    surface.addEventListener('pointermove', move, { signal })
    surface.addEventListener('pointerup', up, { signal })
    surface.addEventListener('pointercancel', up, { signal })
    surface.addEventListener('pointerleave', () => latest.current.onHover(null), { signal })
    surface.addEventListener('dblclick', open, { signal })
    surface.addEventListener('contextmenu', menu, { signal })
    frame.addEventListener('wheel', wheel, { signal, passive: false })
    return () => listening.abort()
  }, [place, sheet])
}
