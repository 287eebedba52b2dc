import { Box } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  readonly label: string
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A part that scrolls by itself: the keys reach it, and it has a name. */
export const ScrollRegion = ({ label, className = '', children }: Props) => (
  <Box component="section" className={className} aria-label={label} tabIndex={0}>
    {children}
  </Box>
)
