import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Drawing } from '#core/prices/building/draw-plan'
import { PrintedSheet } from '../../../ui/tables/printed-sheet.tsx'
import { PlanDrawing } from './plan-drawing.tsx'
import classes from './printed-plan.module.css'

interface Props {
  readonly drawing: Drawing
  readonly label: string
  readonly onDone: () => void
}

/** The plan on one page A3, printed as soon as it is laid out. */
export const PrintedPlan = ({ drawing, label, onDone }: Props) => {
  useEffect(() => {
    window.addEventListener('afterprint', onDone)
    window.print()
    return () => window.removeEventListener('afterprint', onDone)
  }, [onDone])
  return createPortal(
    <PrintedSheet>
      <figure className={classes['page']} aria-label={label}>
        <PlanDrawing drawing={drawing} />
      </figure>
    </PrintedSheet>,
    document.body,
  )
}
