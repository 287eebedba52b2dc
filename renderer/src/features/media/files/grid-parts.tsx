import type { ComponentProps, ReactNode } from 'react'

interface CellProps {
  readonly className?: string | undefined
  readonly children?: ReactNode
}

// Parts of a grid that is drawn with CSS: real rows and cells of a table could not be laid out so. The keys are
// heard by the grid itself, which says where they are. Plain elements, of which hundreds are made in a scroll.
const row = { role: 'row' } as const
const cell = { role: 'gridcell' } as const
const head = { role: 'columnheader' } as const

export const GridRow = (props: ComponentProps<'div'>) => <div {...row} {...props} />

export const GridCell = ({ className, children }: CellProps) => (
  <span {...cell} className={className}>
    {children}
  </span>
)

export const GridHead = (props: ComponentProps<'span'>) => <span {...head} {...props} />
