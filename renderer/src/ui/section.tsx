import { type ReactNode, useId } from 'react'
import classes from './section.module.css'

interface Props {
  readonly title: string
  readonly sentence?: string
  readonly children: ReactNode
}

/** A titled part of a screen. */
export const Section = ({ title, sentence, children }: Props) => {
  const id = useId()
  return (
    <section className={classes['section']} aria-labelledby={id}>
      <h2 id={id} className={classes['title']}>
        {title}
      </h2>
      {sentence && <p className={classes['sentence']}>{sentence}</p>}
      {children}
    </section>
  )
}
