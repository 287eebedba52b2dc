import { minorToDecimal } from '#core/money'
import type { Cell, Table } from '#core/tables/table'
import type { DraftPrices } from '../draft/draft-steps.ts'
import { shownPair } from '../draft/shown-pair.ts'
import type { Unit } from '../pricelist/unit.ts'
import type { ServerPair } from '../rules/price-pair.ts'
import { roundTripTitles } from './import-columns.ts'

/** A column of an exported pricelist; an import reads columns with a key again. */
export type PricelistColumn =
  | { readonly key: 'number' | 'net' | 'gross'; readonly title: string }
  | {
      readonly key: null
      readonly title: string
      readonly kind: Table['columns'][number]['kind']
      readonly valueOf: (unit: Unit) => Cell
    }

interface ExportedPricelist {
  readonly title: string
  readonly units: readonly Unit[]
  readonly draft: DraftPrices
  readonly columns: readonly PricelistColumn[]
  /** When the server's prices were read: ISO 8601, UTC. */
  readonly snapshotAt: string
}

interface ExportedRow {
  readonly unit: Unit
  readonly shown: ServerPair
  readonly snapshotAt: string
}

interface Column {
  readonly column: Table['columns'][number]
  readonly cellOf: (exported: ExportedRow) => Cell
}

/** A pricelist for a spreadsheet: the shown columns, and hidden ones by which an import recognises what was changed. */
export const pricelistTable = ({
  title,
  units,
  draft,
  columns,
  snapshotAt,
}: ExportedPricelist): Table => {
  const written = [...columns.map(shownColumn), ...roundTripColumns]
  return {
    title,
    columns: written.map(({ column }) => column),
    rows: units.map((unit) => {
      const exported = { unit, shown: shownPair({ draft }, unit), snapshotAt }
      return written.map(({ cellOf }) => cellOf(exported))
    }),
  }
}

const shownColumn = (column: PricelistColumn): Column => {
  const { title } = column
  switch (column.key) {
    case 'number':
      return { column: shown(title, 'text'), cellOf: ({ unit }) => unit.number }
    case 'net':
      return { column: shown(title, 'money'), cellOf: (of) => money(of.shown.netMinor) }
    case 'gross':
      return { column: shown(title, 'money'), cellOf: (of) => money(of.shown.grossMinor) }
    case null:
      return { column: shown(title, column.kind), cellOf: ({ unit }) => column.valueOf(unit) }
  }
}

const shown = (title: string, kind: PricelistKind) => ({ title, kind, hidden: false })
const hidden = (title: string, kind: PricelistKind) => ({ title, kind, hidden: true })
type PricelistKind = Table['columns'][number]['kind']

const money = (minor: number | null): Cell => (minor === null ? null : minorToDecimal(minor))

const roundTripColumns: readonly Column[] = [
  { column: hidden(roundTripTitles.unitId, 'number'), cellOf: ({ unit }) => unit.id },
  {
    column: hidden(roundTripTitles.baseNet, 'money'),
    cellOf: ({ unit }) => money(unit.priceNetMinor),
  },
  {
    column: hidden(roundTripTitles.baseGross, 'money'),
    cellOf: ({ unit }) => money(unit.priceGrossMinor),
  },
  {
    column: hidden(roundTripTitles.exportedNet, 'money'),
    cellOf: ({ shown: pair }) => money(pair.netMinor),
  },
  {
    column: hidden(roundTripTitles.exportedGross, 'money'),
    cellOf: ({ shown: pair }) => money(pair.grossMinor),
  },
  { column: hidden(roundTripTitles.exportedAt, 'text'), cellOf: ({ snapshotAt }) => snapshotAt },
]
