import { useFormats } from '../../../i18n/formats-context.ts'
import classes from './pace.module.css'

interface Props {
  readonly count: number
  /** What is opened by it. */
  readonly title: string
  readonly onOpen: () => void
}

/** A number that leads to what it counts. */
export const CountedButton = ({ count, title, onOpen }: Props) => {
  const { integer } = useFormats()
  if (count === 0) return integer(0)
  return (
    <button type="button" className={classes['link']} title={title} onClick={onOpen}>
      {integer(count)}
    </button>
  )
}
