import classes from './mark.module.css'

export type MarkShape =
  | 'ring'
  | 'dottedRing'
  | 'half'
  | 'disc'
  | 'minus'
  | 'clock'
  | 'check'
  | 'cross'
  | 'warning'
  | 'broken'
  | 'question'

export type MarkTone = 'good' | 'waiting' | 'bad' | 'quiet' | 'late'

/**
 * The classes that put a small sign before a word, told apart by shape; colour only helps. Plain styles, so
 * that a table of thousands of rows needs no component per cell.
 */
export const markClasses = (shape: MarkShape, tone: MarkTone): string =>
  [classes['mark'], classes[shape], classes[tone]].join(' ')
