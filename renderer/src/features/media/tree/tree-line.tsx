import { Button } from '@mantine/core'
import { IconChevronRight, IconFileTypePdf, IconLayout2, IconPhoto } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../i18n/formats-context.ts'
import { useLatest } from '../../../ui/timing/use-latest.ts'
import { useRowDrop } from '../drop/use-row-drop.ts'
import type { PlaceIndex } from '../place-index.ts'
import { placeWords } from '../place-words.ts'
import type { PlaceSummary } from './place-summary.ts'
import classes from './tree-line.module.css'
import type { TreeRow } from './tree-rows.ts'

interface Props {
  readonly domId: string
  readonly row: TreeRow
  readonly index: PlaceIndex
  readonly summary: PlaceSummary | undefined
  /** Files of the list that go there or below it. */
  readonly coming: number
  readonly chosen: number
  readonly isActive: boolean
  /** The file that is looked at goes there. */
  readonly isMarked: boolean
  /** Called when something is held over the line for a while. */
  readonly onLinger: () => void
  readonly onToggle: () => void
  readonly onPick: () => void
  readonly onPlaceHere: () => void
  readonly onDrop: () => void
}

/** One place of the tree. */
export const TreeLine = (props: Props) => {
  const { domId, row, index, summary, coming, chosen, isActive } = props
  const { t } = useTranslation()
  const { isOver, taking } = useRowDrop(props.onDrop)
  useLinger(isOver, props.onLinger)
  const { name } = placeWords(t, index, row.target)
  return (
    <div
      id={domId}
      role="treeitem"
      tabIndex={-1}
      className={classes['line']}
      aria-level={row.level}
      aria-selected={isActive}
      {...(row.isOpen === null ? {} : { 'aria-expanded': row.isOpen })}
      data-level={row.level}
      data-kind={row.target.kind}
      {...taking}
      data-marked={props.isMarked}
      onClick={props.onPick}
      onKeyDown={() => undefined}
    >
      <Toggle isOpen={row.isOpen} onToggle={props.onToggle} />
      <span className={classes['name']}>{name}</span>
      {isActive && chosen > 0 && (
        <Button
          size="compact-xs"
          tabIndex={-1}
          onClick={(event) => {
            event.stopPropagation()
            props.onPlaceHere()
          }}
        >
          {t('media.tree.placeHere', { count: chosen })}
        </Button>
      )}
      <Has summary={summary} />
      <Coming count={coming} />
    </div>
  )
}

const Toggle = ({ isOpen, onToggle }: { isOpen: boolean | null; onToggle: () => void }) => {
  if (isOpen === null) return <span className={classes['toggle']} />
  return (
    <span
      className={classes['toggle']}
      aria-hidden
      data-open={isOpen}
      onClick={(event) => {
        event.stopPropagation()
        onToggle()
      }}
    >
      <IconChevronRight size={14} />
    </span>
  )
}

/** What the place has at the server now. */
const Has = ({ summary }: { readonly summary: PlaceSummary | undefined }) => {
  const { t } = useTranslation()
  if (!summary) return null
  const { plans, pdfs, pictures } = summary
  const signs = [
    { Icon: IconLayout2, count: plans, words: t('media.tree.hasPlan', { count: plans }) },
    { Icon: IconFileTypePdf, count: pdfs, words: t('media.tree.hasPdf') },
    { Icon: IconPhoto, count: pictures, words: t('media.tree.hasPictures', { count: pictures }) },
  ].filter(({ count }) => count > 0)
  return (
    <span className={classes['has']}>
      {signs.map(({ Icon, count, words }) => (
        <span key={words} title={words} role="img" aria-label={words} className={classes['sign']}>
          <Icon size={14} stroke={1.6} aria-hidden />
          {Icon === IconPhoto && <span aria-hidden>{count}</span>}
        </span>
      ))}
    </span>
  )
}

const Coming = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  if (count === 0) return null
  const words = t('media.tree.comes', { count, shown: formats.integer(count) })
  return (
    <span className={classes['coming']} title={words} role="img" aria-label={words}>
      <span aria-hidden>{t('media.tree.plus', { shown: formats.integer(count) })}</span>
    </span>
  )
}

const lingerMs = 600

/** A place that is closed opens below what is held over it. */
const useLinger = (isOver: boolean, onLinger: () => void): void => {
  const latest = useLatest(onLinger)
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => latest.current(), lingerMs)
    return () => clearTimeout(timer)
  }, [isOver])
}
