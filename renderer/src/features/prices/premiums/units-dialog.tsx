import { useRef, useState } from 'react'
import type { UnitId } from '#core/ids'
import type { Unit } from '#core/prices/pricelist/unit'
import { OpenedModal } from '../../../ui/dialogs/opened-modal.tsx'
import classes from './premiums-panel.module.css'
import { type UnitAct, UnitsTable } from './units-table.tsx'
import type { KnownPremiums } from './use-premiums.ts'

/** The units that a number counts. */
export interface CountedUnits {
  readonly title: string
  readonly ids: readonly UnitId[]
  /** What can be done with one of them, after which it is no longer among them. */
  readonly act?: UnitAct
}

export type ShowUnits = (counted: CountedUnits) => void

interface Props {
  readonly counted: CountedUnits
  readonly units: readonly Unit[]
  readonly premiums: KnownPremiums
  readonly onShowUnit: (unitId: UnitId) => void
  readonly onClose: () => void
}

/** Shows the units behind a number. */
export const UnitsDialog = ({ counted, units, premiums, onShowUnit, onClose }: Props) => {
  const { title, ids, act } = counted
  const [gone, setGone] = useState<ReadonlySet<UnitId>>(new Set())
  const place = useRef<HTMLDivElement>(null)
  const left = ids.filter((id) => !gone.has(id))
  const takeOut = (id: UnitId) => {
    if (left.length === 1) onClose()
    else setGone(new Set([...gone, id]))
    // The row goes with the button that has the focus: without one, Escape would not be for this dialog.
    place.current?.focus()
  }
  return (
    <OpenedModal title={title} size={680} onClose={onClose}>
      <div ref={place} className={classes['counted']} tabIndex={-1}>
        <UnitsTable
          label={title}
          ids={left}
          units={units}
          premiums={premiums}
          onShowUnit={(id) => {
            onClose()
            onShowUnit(id)
          }}
          {...(act && {
            act: {
              words: act.words,
              run: (id) => {
                act.run(id)
                takeOut(id)
              },
            },
          })}
        />
      </div>
    </OpenedModal>
  )
}
