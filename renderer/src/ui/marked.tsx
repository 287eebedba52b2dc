import type { ReactNode } from 'react'
import { type MarkShape, type MarkTone, markClasses } from './mark.ts'

interface Props {
  readonly mark: readonly [MarkShape, MarkTone]
  readonly children: ReactNode
}

/** A sign before words that keep their own colour. */
export const Marked = ({ mark, children }: Props) => (
  <span>
    <span className={markClasses(...mark)} aria-hidden />
    {children}
  </span>
)
