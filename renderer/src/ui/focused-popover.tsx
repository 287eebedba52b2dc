import { Popover, type PopoverProps } from '@mantine/core'

/** What opens over the screen takes the focus, and gives it back to what has opened it. */
export const FocusedPopover = (props: PopoverProps) => (
  <Popover shadow="md" trapFocus returnFocus {...props} />
)
