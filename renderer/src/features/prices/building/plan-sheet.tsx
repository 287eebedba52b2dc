import type { RefObject } from 'react'
import type { UnitId } from '#core/ids'
import type { ArrangedPlan, BuildingBox, CellBox } from '#core/prices/building/arrange-plan'
import type { ColouredPlan } from '#core/prices/building/colour-plan'
import { detailOf } from '#core/prices/building/fit-cells'
import { inkOn } from '#core/prices/building/palette'
import type { UnitFilter } from '#core/prices/building/plan-selection'
import { isChanged } from '../grid/price-lens.ts'
import {
  cellLabel,
  cellSize,
  cellValue,
  linesOf,
  type PlanSpeech,
  shortNumber,
} from './cell-words.ts'
import { hintId } from './hint-line.tsx'
import classes from './plan.module.css'
import { columnOf, PlanBuilding } from './plan-building.tsx'
import { PlanCell } from './plan-cell.tsx'

interface Props {
  readonly sheet: RefObject<HTMLDivElement | null>
  readonly plan: ArrangedPlan
  readonly seen: readonly BuildingBox[]
  readonly coloured: ColouredPlan
  readonly speech: PlanSpeech
  readonly passes: UnitFilter
  readonly selected: ReadonlySet<UnitId>
  /** The one cell to which the Tab key leads. */
  readonly entry: UnitId | null
  /** The unit of which the hint line speaks. */
  readonly described: UnitId | null
}

/** All houses in their places. */
export const PlanSheet = (props: Props) => {
  const { sheet, plan, seen, coloured, speech, passes, selected, entry, described } = props
  const { lens } = speech
  const detail = detailOf(plan.cell)
  const ofCell = { ...speech, isWhole: detail === 'whole' }
  const cellOf = (beginning: string) => (box: CellBox) => {
    const { unit } = box
    const { id, number } = unit
    const isPassing = passes(id)
    const known = isPassing ? coloured.cells.get(id) : undefined
    const value = cellValue(unit, known, ofCell)
    // A cell that stands apart is smaller: it says less.
    const lines = Math.min(linesOf(detail), linesOf(detailOf(box)))
    return (
      <PlanCell
        key={id}
        unitId={id}
        left={box.x}
        top={box.y}
        width={box.width - 2}
        height={box.height - 2}
        colour={known?.colour ?? null}
        ink={known ? inkOn(known.colour) : null}
        first={lines === 0 ? '' : lines === 3 ? number : shortNumber(number, beginning)}
        second={lines < 2 ? '' : value}
        third={lines < 3 ? '' : cellSize(unit, speech)}
        label={cellLabel(unit, value, { ...speech, isPassing })}
        describedBy={id === described ? hintId : null}
        column={columnOf(box.column)}
        isSelected={selected.has(id)}
        isEntry={id === entry}
        passes={isPassing}
        hasDeal={lens.locks.has(id)}
        isChanged={isChanged(lens, unit)}
        hasConflict={lens.conflicts.has(id)}
      />
    )
  }
  return (
    <div
      ref={sheet}
      className={classes['sheet']}
      data-detail={detail}
      style={{ width: plan.width, height: plan.height }}
    >
      {seen.map((box) => (
        <PlanBuilding key={box.building.key} box={box} cellOf={cellOf(box.building.beginning)} />
      ))}
    </div>
  )
}
