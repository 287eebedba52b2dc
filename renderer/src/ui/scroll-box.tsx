import { Box } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  readonly label: string
  readonly className: string | undefined
  readonly children: ReactNode
}

/** What is longer than its place, scrolled by keyboard too. */
export const ScrollBox = ({ label, className, children }: Props) => (
  <Box component="section" tabIndex={0} aria-label={label} className={className ?? ''}>
    {children}
  </Box>
)
