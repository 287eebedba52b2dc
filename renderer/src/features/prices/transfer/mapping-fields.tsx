import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type ImportMapping, isOneColumnForBoth } from '#core/prices/transfer/import-columns'
import type { Cell } from '#core/tables/table'
import { widthOf } from '#core/tables/width-of'
import classes from './import-dialog.module.css'
import { chosenColumns } from './remembered-titles.ts'

interface Props {
  readonly imported: {
    readonly table: { readonly sheets: readonly string[]; readonly sheet: string }
    readonly rows: readonly (readonly Cell[])[]
  }
  readonly mapping: ImportMapping
  readonly onMapping: (mapping: ImportMapping) => void
  readonly onSheet: (sheet: string) => void
}

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') +
  String.fromCharCode(65 + (column % 26))

/** Where in the table the numbers of units and their prices stand. */
export const MappingFields = ({ imported, mapping, onMapping, onSheet }: Props) => {
  const { t } = useTranslation()
  const { table, rows } = imported
  const isForBoth = isOneColumnForBoth(mapping)
  const header = mapping.headerRow === null ? [] : (rows[mapping.headerRow] ?? [])
  const columns = Array.from({ length: widthOf(rows) }, (_, column) => {
    const title = header[column] === null || header[column] === undefined ? '' : header[column]
    return {
      value: String(column),
      label: t('transfer.column', { letter: letters(column), title: String(title) }).trim(),
    }
  })
  return (
    <div className={classes['mapping']}>
      {table.sheets.length > 1 && (
        <Select
          size="xs"
          label={t('transfer.sheet')}
          allowDeselect={false}
          data={[...table.sheets]}
          value={table.sheet}
          onChange={(sheet) => sheet !== null && onSheet(sheet)}
        />
      )}
      {chosenColumns.map((name) => (
        <Select
          key={name}
          size="xs"
          clearable
          label={t(`transfer.field.${name}`)}
          placeholder={t('transfer.noColumn')}
          data={columns}
          error={isForBoth && name !== 'number' && t('transfer.oneForBoth')}
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
