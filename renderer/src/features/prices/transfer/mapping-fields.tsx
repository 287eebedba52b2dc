import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { hasSharedColumn, type ImportMapping } from '#core/prices/transfer/import-columns'
import { columnChoices } from './column-choices.ts'
import classes from './import-dialog.module.css'
import { chosenColumns } from './remembered-mapping.ts'
import type { MappedTable } from './use-table-plan.ts'

interface Props {
  readonly table: MappedTable
  readonly onMapping: (mapping: ImportMapping) => void
  /** What is chosen before the columns. */
  readonly children?: ReactNode
}

/** Chooses the columns of the table that hold the units' numbers and prices. */
export const MappingFields = ({ table, onMapping, children }: Props) => {
  const { t } = useTranslation()
  const { rows, mapping } = table
  const isShared = hasSharedColumn(mapping)
  const columns = columnChoices({ rows, headerRow: mapping.headerRow }, t)
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
