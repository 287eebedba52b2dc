import { Kbd } from '@mantine/core'
import { isMac } from './is-mac.ts'
import classes from './keys.module.css'
import { type Shortcut, shortcutKeys } from './shortcut.ts'

/** A shortcut as keys. */
export const Keys = ({ shortcut }: { readonly shortcut: Shortcut }) => (
  <span className={classes['keys']}>
    {shortcutKeys(shortcut, isMac).map((key) => (
      <Kbd key={key} size="xs">
        {key}
      </Kbd>
    ))}
  </span>
)
