import {
  IconCircle,
  IconCircleCheckFilled,
  IconCircleDotted,
  IconCircleHalf2,
  IconCircleMinus,
  IconClockHour4,
  type TablerIcon,
} from '@tabler/icons-react'
import { toUnitStatus, type UnitStatus } from '#core/api/unit-status'
import classes from './status-cell.module.css'

/** Told apart by shape and word; colour only helps. */
const icons: Readonly<Record<UnitStatus, TablerIcon>> = {
  free: IconCircle,
  preReserved: IconCircleDotted,
  reserved: IconCircleHalf2,
  sold: IconCircleCheckFilled,
  notForSale: IconCircleMinus,
  delayed: IconClockHour4,
}

interface Props {
  readonly code: number | null
  readonly word: string
}

export const StatusCell = ({ code, word }: Props) => {
  const status = code === null ? null : toUnitStatus(code)
  const Icon = status === null ? null : icons[status]
  return (
    <span className={classes['status']} data-status={status ?? 'unknown'}>
      {Icon && <Icon size={15} aria-hidden />}
      {word}
    </span>
  )
}
