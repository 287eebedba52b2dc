import type { AnswerTree } from '#core/api/answer-tree'
import classes from './answer-branches.module.css'
import { spokenName } from './shown-branches.ts'

interface Props {
  readonly label: string
  readonly branches: readonly AnswerTree[]
  /** Every branch stands open: somebody searches. */
  readonly isOpen: boolean
}

/** An answer of a shape that nobody shows, to be read and walked through by keyboard. */
export const AnswerBranches = ({ label, branches, isOpen }: Props) => (
  <ul className={classes['tree']} aria-label={label}>
    {numbered(branches).map(([key, child]) => (
      <Branch key={key} tree={child} isOpen={isOpen} />
    ))}
  </ul>
)

interface BranchProps {
  readonly tree: AnswerTree
  readonly isOpen: boolean
}

const fewEnough = 12

const Branch = ({ tree, isOpen }: BranchProps) => {
  const { name, text, children } = tree
  if (children.length === 0) {
    return (
      <li className={classes['leaf']}>
        <span className={classes['name']}>{spokenName(name)}</span>
        <span className={classes['text']}>{text === null || text === '' ? '–' : text}</span>
      </li>
    )
  }
  return (
    <li>
      <details open={isOpen || children.length <= fewEnough}>
        <summary className={classes['summary']}>
          {spokenName(name)}
          {text ? `: ${text}` : ''}
        </summary>
        <ul className={classes['branch']}>
          {numbered(children).map(([key, child]) => (
            <Branch key={key} tree={child} isOpen={isOpen} />
          ))}
        </ul>
      </details>
    </li>
  )
}

/** Several of one name are told apart by their place. */
const numbered = (children: readonly AnswerTree[]): readonly (readonly [string, AnswerTree])[] =>
  children.map((child, at) => [`${child.name} ${at}`, child])
