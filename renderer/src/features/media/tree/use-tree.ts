import { useEffect, useMemo, useState } from 'react'
import type { MediaTarget } from '#core/media/shown/media-target'
import { useLatest } from '../../../ui/timing/use-latest.ts'
import type { MediaDesk } from '../media-desk.ts'
import { type PlaceIndex, targetKey } from '../place-index.ts'
import { comingBelow, placeSummaries } from './place-summary.ts'
import { aboveTargets, placeTree, type TreeRow, treeRows } from './tree-rows.ts'

export const treeRowHeight = 28

/** The floors of every building are seen at first. */
const openAtFirst = ({ places }: PlaceIndex): ReadonlySet<string> =>
  new Set(places.buildings.map(({ id }) => targetKey({ kind: 'building', id })))

interface TreeInput {
  readonly desk: MediaDesk
  readonly search: string
  readonly marked: readonly MediaTarget[]
  readonly place: { readonly current: HTMLElement | null }
}

/** The rows of the tree, and what is known of each place. */
export const useTree = ({ desk, search, marked, place }: TreeInput) => {
  const { index, shown, files } = desk
  const [open, setOpen] = useState(() => openAtFirst(index))
  const tree = useMemo(() => placeTree(index), [index])
  const rows = useMemo(() => treeRows(tree, { open, search }), [tree, open, search])
  const summaries = useMemo(() => placeSummaries(shown, files), [shown, files])
  const coming = useMemo(() => comingBelow(index, summaries), [index, summaries])
  useMarkedShown({ place, index, marked, rows, setOpen })
  const toggle = ({ key, isOpen }: TreeRow) => {
    const next = new Set(open)
    if (isOpen) next.delete(key)
    else next.add(key)
    setOpen(next)
  }
  return { rows, toggle, summaries, coming }
}

export const showLine = (list: HTMLElement, at: number): void => {
  const [top, bottom] = [at * treeRowHeight, (at + 1) * treeRowHeight]
  if (top < list.scrollTop) list.scrollTop = top
  if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight
}

interface ShownTree {
  readonly place: { readonly current: HTMLElement | null }
  readonly index: PlaceIndex
  readonly marked: readonly MediaTarget[]
  readonly rows: readonly TreeRow[]
  readonly setOpen: (change: (open: ReadonlySet<string>) => ReadonlySet<string>) => void
}

/** Opens and scrolls to the places of the file that is shown in detail. */
const useMarkedShown = ({ place, index, marked, rows, setOpen }: ShownTree): void => {
  const wanted = marked.map(targetKey).join()
  const latest = useLatest({ index, marked, rows })
  useEffect(() => {
    if (wanted === '') return
    const above = aboveTargets(latest.current.index, latest.current.marked)
    setOpen((open) => (above.every((key) => open.has(key)) ? open : new Set([...open, ...above])))
    // The row exists with the frame after the one that opens its parent.
    const frame = requestAnimationFrame(() => {
      const [first] = wanted.split(',')
      const at = latest.current.rows.findIndex(({ key }) => key === first)
      if (place.current && at >= 0) showLine(place.current, at)
    })
    return () => cancelAnimationFrame(frame)
  }, [place, wanted, setOpen])
}
