import type { ReactNode } from 'react'
import classes from './notice-place.module.css'

/** Where a screen says what asks for a person: between the margins of its head, and no room taken by nothing. */
export const NoticePlace = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes['place']}>{children}</div>
)
