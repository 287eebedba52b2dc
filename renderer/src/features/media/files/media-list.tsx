import { Box } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaFileId } from '#core/ids'
import type { MediaFile } from '#core/media/queue/media-file'
import { visibleRows } from '../../../ui/tables/visible-rows.ts'
import type { MediaDesk } from '../media-desk.ts'
import { usualName } from '../preview/usual-name.ts'
import { bytesSent } from '../queue/progress.ts'
import type { MediaActs } from '../use-media-acts.ts'
import { GridHead, GridRow } from './grid-parts.tsx'
import { type ListCommand, listCommand } from './list-command.ts'
import { ListRow } from './list-row.tsx'
import { type ListSelection, moveBy, pick, selectAll } from './list-selection.ts'
import { isOffered } from './media-group.ts'
import classes from './media-list.module.css'
import { firstRowIndex, rowHeight } from './row-place.ts'
import { type RowActs, useRowActs } from './use-row-acts.ts'

const headHeight = 32

/** A few rows at a time: more than are seen are drawn. */
const stepOf = (top: number): number => top - (top % (rowHeight * 4))

export interface ListProps {
  readonly desk: MediaDesk
  readonly acts: MediaActs
  /** The files that are shown, in the order in which they are sent. */
  readonly files: readonly MediaFile[]
  readonly selection: ListSelection<MediaFileId>
  readonly chosen: readonly MediaFile[]
  readonly onSelection: (selection: ListSelection<MediaFileId>) => void
  readonly onPlace: (files: readonly MediaFile[]) => void
}

const columns = ['file', 'goesTo', 'match', 'state', 'size'] as const

/** The files of a project: only the rows that are seen are drawn, a screen reader is told of all. */
export const MediaList = (props: ListProps) => {
  const { desk, files, selection, chosen } = props
  const { t } = useTranslation()
  const base = useId()
  const { ref, height } = useElementSize()
  const [top, setTop] = useState(0)
  const place = useRef<HTMLDivElement | null>(null)
  const [naming, setNaming] = useState<MediaFileId | null>(null)
  const order = useMemo(() => files.map(({ id }) => id), [files])
  const { from, to } = visibleRows({ count: files.length, rowHeight, top, height })
  const active = selection.active === null ? -1 : order.indexOf(selection.active)
  useShownRow(place, active)
  const rowActs = useRowActs({
    ...actsOn(props, order),
    naming: (id) => {
      setNaming(id)
      if (id === null) place.current?.focus({ preventScroll: true })
    },
  })
  const pageRows = Math.max(1, Math.floor((height - headHeight) / rowHeight) - 1)
  const onKeyDown = (event: KeyboardEvent) => {
    const command = event.target === event.currentTarget ? listCommand(event) : null
    if (!command) return
    event.preventDefault()
    if (command.kind === 'rename') setNaming(selection.active)
    else run(command, props, { order, pageRows })
  }
  return (
    <Box
      ref={(element: HTMLDivElement | null) => {
        ref(element)
        place.current = element
      }}
      className={classes['list']}
      role="grid"
      tabIndex={0}
      aria-label={t('media.list.label')}
      aria-multiselectable
      aria-rowcount={files.length + 1}
      aria-colcount={columns.length}
      {...(active >= from && active < to ? { 'aria-activedescendant': `${base}-${active}` } : {})}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget }) => setTop(stepOf(currentTarget.scrollTop))}
    >
      <GridRow aria-rowindex={1} className={classes['head']}>
        {columns.map((column) => (
          <GridHead key={column} data-column={column}>
            {t(`media.column.${column}`)}
          </GridHead>
        ))}
      </GridRow>
      <Box role="rowgroup" className={classes['rows']} style={{ height: files.length * rowHeight }}>
        {files.slice(from, to).map((file, at) => (
          <ListRow
            key={file.id}
            domId={`${base}-${from + at}`}
            rowIndex={from + at + firstRowIndex}
            file={file}
            group={desk.groups.get(file.id) ?? 'needsYou'}
            readiness={desk.readinessOf.get(file.id)}
            index={desk.index}
            sent={bytesSent(file, desk.progress.bytes)}
            usual={usualName(desk, file)}
            isNaming={naming === file.id}
            isSelected={selection.selected.has(file.id)}
            isActive={from + at === active}
            dragged={selection.selected.has(file.id) ? chosen.length : 1}
            acts={rowActs}
          />
        ))}
      </Box>
    </Box>
  )
}

const actsOn = (
  { acts, chosen, selection, onSelection }: ListProps,
  order: readonly MediaFileId[],
): Omit<RowActs, 'naming'> => ({
  pick: (id, how) => onSelection(pick(order, selection, id, how)),
  drag: (id) => {
    if (!selection.selected.has(id)) onSelection(pick(order, selection, id))
  },
  dropBefore: (id) => acts.moveBefore(chosen, id),
  name: acts.name,
})

/** The row at which the keys are is seen. */
const useShownRow = (place: { readonly current: HTMLElement | null }, active: number): void => {
  useEffect(() => {
    const list = place.current
    if (!list || active < 0) return
    const [top, bottom] = [active * rowHeight, (active + 1) * rowHeight]
    if (top < list.scrollTop) list.scrollTop = top
    const room = list.clientHeight - headHeight
    if (bottom > list.scrollTop + room) list.scrollTop = bottom - room
  }, [place, active])
}

interface ShownFiles {
  readonly order: readonly MediaFileId[]
  readonly pageRows: number
}

const run = (command: ListCommand, props: ListProps, { order, pageRows }: ShownFiles): void => {
  const { selection, chosen, onSelection } = props
  switch (command.kind) {
    case 'move': {
      const { rows } = command
      const step = rows === 'page' ? pageRows : rows === '-page' ? -pageRows : rows
      onSelection(moveBy(order, selection, step, command))
      break
    }
    case 'toggle':
      if (selection.active === null) break
      onSelection(pick(order, selection, selection.active, { toggles: true }))
      break
    case 'all':
      onSelection(selectAll(order, selection))
      break
    case 'none':
      onSelection({ ...selection, selected: new Set() })
      break
    default:
      if (chosen.length > 0) act(command, props)
  }
}

const act = (command: ListCommand, { chosen, onPlace, acts }: ListProps): void => {
  if (command.kind === 'place') onPlace(chosen)
  if (command.kind === 'remove') acts.remove(chosen)
  if (command.kind === 'reorder') acts.move(chosen, command.by)
  if (command.kind !== 'confirm') return
  const offered = chosen.filter(isOffered)
  if (offered.length > 0) acts.confirm(offered)
}
