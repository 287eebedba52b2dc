import { Box } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'

interface CellProps {
  readonly className?: string | undefined
  readonly children?: ReactNode
}

// Parts of a grid that is drawn with CSS: real rows and cells of a table could not be laid out so. The keys are
// heard by the grid itself, which says where they are.

export const GridRow = (props: ComponentProps<'div'>) => <Box role="row" {...props} />

export const GridCell = ({ className, children }: CellProps) => (
  <Box component="span" role="gridcell" {...(className ? { className } : {})}>
    {children}
  </Box>
)

export const GridHead = (props: ComponentProps<'span'>) => (
  <Box component="span" role="columnheader" {...props} />
)
