import { Box, Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './pointer-menu.module.css'

interface Props {
  readonly label: string
  /** Where the pointer was, in pixels of the window. */
  readonly at: { readonly x: number; readonly y: number }
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A menu of what is under the pointer; the keyboard goes back to where it was. */
export const PointerMenu = ({ label, at, onClose, children }: Props) => (
  <Menu opened onClose={onClose} position="bottom-start" shadow="md" returnFocus>
    <Menu.Target>
      <Box
        component="span"
        className={classes['place']}
        style={{ '--menu-x': `${at.x}px`, '--menu-y': `${at.y}px` }}
      />
    </Menu.Target>
    <Menu.Dropdown aria-label={label}>{children}</Menu.Dropdown>
  </Menu>
)
