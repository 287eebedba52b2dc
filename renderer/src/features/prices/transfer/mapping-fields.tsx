import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hasSharedColumn, type ImportMapping } from '#core/prices/transfer/import-columns'
import type { Cell } from '#core/tables/table'
import { widthOf } from '#core/tables/width-of'
import classes from './import-dialog.module.css'
import { chosenColumns } from './remembered-mapping.ts'
import type { MappedTable } from './use-table-plan.ts'

interface Props {
  readonly table: MappedTable
  readonly onMapping: (mapping: ImportMapping) => void
  /** What is chosen before the columns. */
  readonly children?: ReactNode
}

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') +
  String.fromCharCode(65 + (column % 26))

const textOf = (cell: Cell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).trim()

const examples = 2
const exampleLength = 24

/** The first values of a column: a title alone may say nothing. */
const firstValues = ({ rows, mapping: { headerRow } }: MappedTable, column: number): string =>
  rows
    .slice(headerRow === null ? 0 : headerRow + 1)
    .map((row) => textOf(row[column]))
    .filter((text) => text !== '')
    .slice(0, examples)
    .map((text) => text.slice(0, exampleLength))
    .join(', ')

/** Where in the table the numbers of units and their prices stand. */
export const MappingFields = ({ table, onMapping, children }: Props) => {
  const { t } = useTranslation()
  const { rows, mapping } = table
  const isShared = hasSharedColumn(mapping)
  const header = mapping.headerRow === null ? [] : (rows[mapping.headerRow] ?? [])
  const columns = Array.from({ length: widthOf(rows) }, (_, column) => {
    const title = textOf(header[column])
    const values = firstValues(table, column)
    const said = [title, values].filter((text) => text !== '').join(': ')
    return {
      value: String(column),
      label: t('transfer.column', { letter: letters(column), title: said }).trim(),
    }
  })
  return (
    <div className={classes['mapping']}>
      {children}
      {chosenColumns.map((name) => (
        <Select
          key={name}
          size="xs"
          clearable
          label={t(`transfer.field.${name}`)}
          placeholder={t('transfer.noColumn')}
          comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
          data={columns}
          error={isShared && name !== 'number' && t('transfer.shared')}
          value={mapping.columns[name] === null ? null : String(mapping.columns[name])}
          onChange={(column) =>
            onMapping({
              ...mapping,
              columns: { ...mapping.columns, [name]: column === null ? null : Number(column) },
            })
          }
        />
      ))}
    </div>
  )
}
