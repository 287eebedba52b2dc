import { useElementSize } from '@mantine/hooks'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaTarget } from '#core/media/shown/media-target'
import { SearchField } from '../../../ui/search-field.tsx'
import { visibleRows } from '../../../ui/tables/visible-rows.ts'
import type { MediaDesk } from '../media-desk.ts'
import { targetKey } from '../place-index.ts'
import classes from './place-tree.module.css'
import { treeCommand } from './tree-command.ts'
import { TreeLine } from './tree-line.tsx'
import { showLine, treeRowHeight, useTree } from './use-tree.ts'

interface Props {
  readonly desk: MediaDesk
  /** The places of the file that is shown in detail. */
  readonly marked: readonly MediaTarget[]
  /** How many rows of the list are chosen: they go where they are dropped. */
  readonly chosen: number
  readonly onDrop: (target: MediaTarget) => void
  /** The list shows what goes there. */
  readonly onShow: (target: MediaTarget) => void
}

/** Buildings, floors and units: what each has now, what it gets, and where chosen files are dropped. */
export const PlaceTree = (props: Props) => {
  const { desk } = props
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const { buildings, units } = desk.index.places
  const isEmpty = buildings.length === 0 && units.length === 0
  return (
    <section className={classes['place']} aria-label={t('media.tree.label')}>
      <div className={classes['head']}>
        <h2 className={classes['title']}>{t('media.tree.title')}</h2>
        <SearchField
          label={t('media.tree.search')}
          value={search}
          isMain={false}
          onChange={setSearch}
        />
      </div>
      {isEmpty ? (
        <p className={classes['empty']}>{t('media.tree.empty')}</p>
      ) : (
        // With other buildings others are open at first; what was searched for stays.
        <Rows key={buildings.length} {...props} search={search} />
      )}
    </section>
  )
}

const Rows = ({
  desk,
  marked,
  chosen,
  onDrop,
  onShow,
  search,
}: Props & { readonly search: string }) => {
  const { t } = useTranslation()
  const base = useId()
  const { ref, height } = useElementSize()
  const [top, setTop] = useState(0)
  const [active, setActive] = useState(0)
  const place = useRef<HTMLDivElement | null>(null)
  const { rows, toggle, summaries, coming } = useTree({ desk, search, marked, place })
  const marks = new Set(marked.map(targetKey))
  const { from, to } = visibleRows({ count: rows.length, rowHeight: treeRowHeight, top, height })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const command =
      event.target === event.currentTarget ? treeCommand(event.key, rows, active) : null
    const row = rows[active]
    if (!command || !row) return
    event.preventDefault()
    if (command.kind === 'toggle') toggle(row)
    if (command.kind === 'take') (chosen > 0 ? onDrop : onShow)(row.target)
    if (command.kind !== 'go') return
    setActive(command.to)
    showLine(event.currentTarget, command.to)
  }
  return (
    <div
      ref={(element) => {
        ref(element)
        place.current = element
      }}
      className={classes['tree']}
      role="tree"
      tabIndex={0}
      aria-label={t('media.tree.label')}
      {...(active >= from && active < to ? { 'aria-activedescendant': `${base}-${active}` } : {})}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget }) =>
        setTop(currentTarget.scrollTop - (currentTarget.scrollTop % treeRowHeight))
      }
    >
      <div style={{ height: from * treeRowHeight }} aria-hidden />
      {rows.slice(from, to).map((row, at) => (
        <TreeLine
          key={row.key}
          domId={`${base}-${from + at}`}
          row={row}
          index={desk.index}
          summary={summaries.get(row.key)}
          coming={coming.get(row.key) ?? 0}
          chosen={chosen}
          isActive={from + at === active}
          isMarked={marks.has(row.key)}
          onToggle={() => toggle(row)}
          onLinger={() => row.isOpen === false && toggle(row)}
          onPick={() => {
            setActive(from + at)
            // A click beside chosen rows is on its way to place them.
            if (chosen === 0) onShow(row.target)
          }}
          onPlaceHere={() => onDrop(row.target)}
          onDrop={() => onDrop(row.target)}
        />
      ))}
      <div style={{ height: (rows.length - to) * treeRowHeight }} aria-hidden />
    </div>
  )
}
