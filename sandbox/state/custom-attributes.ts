import { allRows, type Db, oneRow, run } from './db.ts'

export type CustomAttributeType =
  | 'boolean'
  | 'string'
  | 'integer'
  | 'decimal'
  | 'date'
  | 'singleSelect'
  | 'multiSelect'

/** Set up in the CRM beforehand; its key is a parameter of `create-lead`. */
export interface CustomAttribute {
  readonly key: string
  readonly type: CustomAttributeType
  readonly label: string
  /** The choices of the two kinds of select. */
  readonly options: readonly { readonly value: number; readonly label: string }[]
}

interface AttributeRow extends Omit<CustomAttribute, 'options'> {
  readonly options: string
}

export const listCustomAttributes = (db: Db): CustomAttribute[] =>
  allRows<AttributeRow>(db, 'SELECT key, type, label, options FROM custom_attribute').map(
    (row) => ({ ...row, options: JSON.parse(row.options) as CustomAttribute['options'] }),
  )

export const isCustomAttribute = (db: Db, key: string): boolean =>
  oneRow(db, 'SELECT key FROM custom_attribute WHERE key = ?', key) !== null

export const writeCustomAttribute = (
  db: Db,
  { key, type, label, options }: CustomAttribute,
): void => {
  run(
    db,
    'INSERT INTO custom_attribute (key, type, label, options) VALUES (?, ?, ?, ?)',
    key,
    type,
    label,
    JSON.stringify(options),
  )
}
