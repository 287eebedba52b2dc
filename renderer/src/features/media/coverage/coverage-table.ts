import type { ScreenId } from '#core/ids'
import type { MediaFile } from '#core/media/queue/media-file'
import { type CoverageRow, coverage, type Presence } from '#core/media/shown/coverage'
import type { MediaEndpoint, MediaTarget } from '#core/media/shown/media-target'
import { type PlaceIndex, targetKey } from '../place-index.ts'
import type { ShownMedia } from '../shown-media.ts'
import { type PlaceTree, placeTree } from '../tree/tree-rows.ts'

/** What a column is about: plans by screen, cards and galleries once. */
export interface CoverageColumn {
  readonly kind: 'plan' | 'pdf' | 'gallery'
  readonly screenId: ScreenId | null
}

/** `replaced`: something was there, and a file of the list has taken its place. */
export type CellState = Presence | 'willBeSent' | 'replaced'

export interface CoverageCell {
  readonly state: CellState
  readonly endpoint: MediaEndpoint
  /** The number of pictures of a gallery. */
  readonly pictures: number | null
}

export interface CoverageLine {
  readonly target: MediaTarget
  /** The cells by column; null where the place has no such thing. */
  readonly cells: readonly (CoverageCell | null)[]
}

export interface CoverageTable {
  readonly columns: readonly CoverageColumn[]
  readonly lines: readonly CoverageLine[]
}

interface CoverageInput {
  readonly index: PlaceIndex
  readonly screens: readonly ScreenId[]
  readonly shown: ShownMedia
  readonly files: readonly MediaFile[]
}

const planOf = { unit: 'unitPlan', floor: 'floorPlan', building: 'buildingPlan' } as const

const slotKey = (endpoint: MediaEndpoint, target: MediaTarget, screenId: ScreenId | null): string =>
  `${endpoint} ${targetKey(target)} ${endpoint === 'unitPlan' || endpoint === 'floorPlan' || endpoint === 'buildingPlan' ? screenId : ''}`

const onTheWay = new Set(['waiting', 'queued', 'paused', 'sending'])

/** What the server has of each place, and what the list is going to give it. */
export const coverageTable = ({ index, screens, shown, files }: CoverageInput): CoverageTable => {
  const columns: CoverageColumn[] = [
    ...screens.map((screenId) => ({ kind: 'plan' as const, screenId })),
    { kind: 'pdf', screenId: null },
    { kind: 'gallery', screenId: null },
  ]
  const slots = slotsOf(files)
  const fetched = new Map([...shown.screens].map(([id, places]) => [id, [...places.values()]]))
  const rows = coverage({ places: index.places, screens, shown: fetched })
  const lines = new Map(
    rows.map((row) => [targetKey(row.target), lineOf(row, columns, slots)] as const),
  )
  return { columns, lines: inTree(placeTree(index)).flatMap((key) => lines.get(key) ?? []) }
}

/** Each building with its floors, each floor with its units. */
const inTree = (tree: PlaceTree): readonly string[] =>
  tree.flatMap(({ target, below }) => [targetKey(target), ...inTree(below)])

interface Slots {
  readonly coming: ReadonlySet<string>
  readonly sent: ReadonlySet<string>
  readonly replaced: ReadonlySet<string>
}

const slotsOf = (files: readonly MediaFile[]): Slots => {
  const [coming, sent, replaced] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const { uploads, placedBy } of files) {
    if (placedBy === null) continue
    for (const { endpoint, target, screenId, state } of uploads) {
      const slot = slotKey(endpoint, target, screenId)
      if (onTheWay.has(state.kind)) coming.add(slot)
      if (state.kind !== 'done') continue
      sent.add(slot)
      if (state.outcome === 'replaced') replaced.add(slot)
    }
  }
  return { coming, sent, replaced }
}

const lineOf = (
  { target, plans, pdf, gallery }: CoverageRow,
  columns: readonly CoverageColumn[],
  slots: Slots,
): CoverageLine => {
  const cell = (
    endpoint: MediaEndpoint,
    screenId: ScreenId | null,
    presence: Presence,
    pictures: number | null = null,
  ): CoverageCell => {
    const slot = slotKey(endpoint, target, screenId)
    if (slots.coming.has(slot)) return { state: 'willBeSent', endpoint, pictures }
    if (slots.replaced.has(slot)) return { state: 'replaced', endpoint, pictures }
    return { state: slots.sent.has(slot) ? 'present' : presence, endpoint, pictures }
  }
  const cells = columns.map(({ kind, screenId }, at): CoverageCell | null => {
    if (kind === 'plan') return cell(planOf[target.kind], screenId, plans[at] ?? 'unknown')
    if (kind === 'pdf') return pdf && cell('unitPdf', null, pdf)
    return gallery && cell('unitPicture', null, gallery.presence, gallery.pictures)
  })
  return { target, cells }
}

export type ColumnCounts = Readonly<Record<CellState, number>>

/** How many places have what a column is about. */
export const countColumns = ({ columns, lines }: CoverageTable): readonly ColumnCounts[] =>
  columns.map((_column, at) => {
    const counts = { present: 0, missing: 0, unknown: 0, willBeSent: 0, replaced: 0 }
    for (const { cells } of lines) {
      const cell = cells[at]
      if (cell) counts[cell.state] += 1
    }
    return counts
  })

export const hasMissing = ({ cells }: CoverageLine): boolean =>
  cells.some((cell) => cell?.state === 'missing')
