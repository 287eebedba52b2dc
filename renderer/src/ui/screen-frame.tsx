import type { ReactNode } from 'react'
import classes from './screen-frame.module.css'

interface Props {
  readonly title: string
  readonly aside?: ReactNode
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** The same head on every screen: its name, what it says about itself, its tools. */
export const ScreenFrame = ({ title, aside, tools, children }: Props) => (
  <section className={classes['frame']} aria-label={title}>
    <header className={classes['head']}>
      <h1 className={classes['title']}>{title}</h1>
      {aside && <div className={classes['aside']}>{aside}</div>}
      {tools && <div className={classes['tools']}>{tools}</div>}
    </header>
    <div className={classes['body']}>{children}</div>
  </section>
)
