import { memo } from 'react'
import type { UnitId } from '#core/ids'
import classes from './plan.module.css'

export interface PlanCellProps {
  readonly unitId: UnitId
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Null where the colours say nothing of the unit, or a filter leaves it out. */
  readonly colour: string | null
  readonly ink: string | null
  /** What can be read in the cell, line by line; empty texts take no line. */
  readonly first: string
  readonly second: string
  readonly third: string
  readonly label: string
  /** The element that says more of the unit; null while it speaks of another one. */
  readonly describedBy: string | null
  /** Counted from one, as a screen reader does. */
  readonly column: number
  readonly isSelected: boolean
  /** Whether the Tab key leads to the cell. */
  readonly isEntry: boolean
  readonly passes: boolean
  readonly hasDeal: boolean
  readonly isChanged: boolean
  readonly hasConflict: boolean
}

/** One unit in its place, heard by its label and drawn for the eye. Plain elements and values, so that a thousand of them are drawn at once. */
export const PlanCell = memo((props: PlanCellProps) => {
  const { left, top, width, height, colour, ink, first, second, third } = props
  // A cell stands where its floor and its stack cross: elements of a table have no such places.
  const heard = {
    role: 'gridcell',
    'aria-label': props.label,
    'aria-selected': props.isSelected,
    'aria-colindex': props.column,
    'aria-describedby': props.describedBy ?? undefined,
  }
  return (
    <div
      {...heard}
      className={classes['cell']}
      data-unit={props.unitId}
      data-passes={props.passes}
      data-deal={props.hasDeal}
      data-changed={props.isChanged}
      data-conflict={props.hasConflict}
      tabIndex={props.isEntry ? 0 : -1}
      style={{
        left,
        top,
        width,
        height,
        ...(colour === null ? null : { backgroundColor: colour, color: ink ?? undefined }),
      }}
    >
      {first !== '' && <b data-text={first} />}
      {second !== '' && <span data-text={second} />}
      {third !== '' && <span data-text={third} />}
    </div>
  )
})
