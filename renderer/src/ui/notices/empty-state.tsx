import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

interface Props {
  readonly icon: TablerIcon
  readonly title: string
  readonly sentence: string
  /** A word above the title, for example about the version. */
  readonly note?: string
  readonly children?: ReactNode
}

/** Says why nothing is here and what to do about it. */
export const EmptyState = ({ icon: Icon, title, sentence, note, children }: Props) => (
  <div className={classes['place']}>
    <div className={classes['body']}>
      <Icon className={classes['icon']} size={36} stroke={1.25} aria-hidden />
      {note && <p className={classes['note']}>{note}</p>}
      <h2 className={classes['title']}>{title}</h2>
      <p className={classes['sentence']}>{sentence}</p>
      {children && <div className={classes['actions']}>{children}</div>}
    </div>
  </div>
)
