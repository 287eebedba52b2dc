import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import classes from './section.module.css'

interface Props {
  readonly title: string
  readonly sentence?: string
  readonly children: ReactNode
  /** Whether a person was led to this part and is to see it at once. */
  readonly isAskedFor?: boolean
  readonly onShown?: () => void
}

/** A titled part of a screen. */
export const Section = ({ title, sentence, children, isAskedFor = false, onShown }: Props) => {
  const id = useId()
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!isAskedFor) return
    place.current?.scrollIntoView()
    onShown?.()
  }, [isAskedFor, onShown])
  return (
    <section ref={place} className={classes['section']} aria-labelledby={id}>
      <h2 id={id} className={classes['title']}>
        {title}
      </h2>
      {sentence && <p className={classes['sentence']}>{sentence}</p>}
      {children}
    </section>
  )
}
