import type { ReactNode } from 'react'
import classes from './printed-sheet.module.css'

/** What is printed in place of the window: to be put right into the body. */
export const PrintedSheet = ({ children }: { readonly children: ReactNode }) => (
  <section className={classes['sheet']} data-print>
    {children}
  </section>
)
