import type { CellValue, Column, ColumnKind, Wording } from './table.ts'

/** A column with the source of its cells. */
export interface Field<Entry> extends Column {
  readonly cellOf: (entry: Entry) => CellValue
  /** The number of what the cell tells in words; left out where it has none. */
  readonly idOf?: (entry: Entry) => number | null
}

type FieldMaker<Value> = <Entry>(
  id: string,
  cs: string,
  en: string,
  cellOf: (entry: Entry) => Value | null,
) => Field<Entry>

const fieldOf =
  <Value extends CellValue>(kind: ColumnKind): FieldMaker<Value> =>
  (id, cs, en, cellOf) => ({ id, label: { cs, en }, kind, cellOf })

export const field = {
  text: fieldOf<string | Wording>('text'),
  integer: fieldOf<number>('integer'),
  decimal: fieldOf<number>('decimal'),
  /** The value is in minor units. */
  money: fieldOf<number>('money'),
  date: fieldOf<number>('date'),
  dateTime: fieldOf<number>('dateTime'),
  boolean: fieldOf<boolean>('boolean'),
}

/** The same column for whoever asks for IDs. */
export const withId = <Entry>(
  of: Field<Entry>,
  idOf: (entry: Entry) => number | null,
): Field<Entry> => ({ ...of, idOf })
