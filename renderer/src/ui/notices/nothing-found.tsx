import { Button } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import { EmptyState } from './empty-state.tsx'
import classes from './nothing-found.module.css'

interface Props {
  readonly title: string
  readonly sentence: string
  /** What the way back to all rows is called. */
  readonly clear: string
  readonly onClear: () => void
}

/** Shown over the rows of a table that search and filters have left empty. */
export const NothingFound = ({ title, sentence, clear, onClear }: Props) => (
  <div className={classes['nothing']} role="status">
    <EmptyState icon={IconSearchOff} title={title} sentence={sentence}>
      <Button variant="default" onClick={onClear}>
        {clear}
      </Button>
    </EmptyState>
  </div>
)
