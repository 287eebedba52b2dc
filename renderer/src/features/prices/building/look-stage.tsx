import { type ReactNode, useEffect, useRef } from 'react'
import { movedUnits } from '#core/prices/draft/moved-units'
import type { PriceLens } from '../grid/price-lens.ts'
import { flash, listCells } from './flash-changes.ts'
import type { Look } from './look.ts'
import classes from './plan.module.css'

interface Props {
  readonly look: Look
  readonly draft: PriceLens['draft']
  /** The table, and over it the plan where that is wanted. */
  readonly children: ReactNode
}

/** The table and the plan in one place; what was changed in the plan lights up in the table when it is seen again. */
export const LookStage = ({ look, draft, children }: Props) => {
  const stage = useRef<HTMLDivElement>(null)
  const listed = useRef(draft)
  useEffect(() => {
    if (look !== 'list') return
    const moved = [...movedUnits(listed.current, draft)]
    listed.current = draft
    if (moved.length === 0) return
    const turn = requestAnimationFrame(() => {
      if (stage.current) flash(stage.current, moved, listCells)
    })
    return () => cancelAnimationFrame(turn)
  }, [look, draft])
  return (
    <div ref={stage} className={classes['stage']} data-look={look}>
      {children}
    </div>
  )
}
