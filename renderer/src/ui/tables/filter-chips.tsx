import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormats } from '../../i18n/formats-context.ts'
import classes from './filter-chips.module.css'

interface ChipsProps {
  readonly label: string
  readonly children: ReactNode
}

/** What a table can be narrowed to, with how many there are of each. */
export const FilterChips = ({ label, children }: ChipsProps) => (
  <fieldset className={classes['chips']} aria-label={label}>
    {children}
  </fieldset>
)

interface ChipProps {
  readonly isChosen: boolean
  readonly count: number
  /** Whether the group needs a person. */
  readonly calls?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

export const FilterChip = ({ isChosen, count, calls = false, onClick, children }: ChipProps) => {
  const formats = useFormats()
  return (
    <UnstyledButton
      className={classes['chip']}
      aria-pressed={isChosen}
      data-calls={calls}
      onClick={onClick}
    >
      {children}
      <span className={classes['count']}>{formats.integer(count)}</span>
    </UnstyledButton>
  )
}
