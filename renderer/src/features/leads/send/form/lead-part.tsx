import type { ReactNode } from 'react'
import classes from './lead-form.module.css'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** Fields of a lead that belong together. */
export const LeadPart = ({ title, children }: Props) => (
  <fieldset className={classes['part']}>
    <legend className={classes['legend']}>{title}</legend>
    <div className={classes['fields']}>{children}</div>
  </fieldset>
)
