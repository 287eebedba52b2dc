import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Table } from '#core/tables/table'
import { SaveTableMenu } from '../../ui/tables/save-table-menu.tsx'
import { useSaveTable } from './use-save-table.ts'

interface Props {
  readonly label: string
  readonly isBusy?: boolean
  readonly isDisabled?: boolean
  /** Null where the table cannot be made; the person has been told why. */
  readonly tableOf: () => Promise<Table | null>
  /** Prints the list, where it can be printed as well. */
  readonly printing?: { readonly label: string; readonly print: (table: Table) => void }
}

/** Saves a list as a file for a spreadsheet, under the title of the list. */
export const ExportTableMenu = ({
  label,
  isBusy = false,
  isDisabled = false,
  tableOf,
  printing,
}: Props) => {
  const { t } = useTranslation()
  const { save, isSaving } = useSaveTable()
  const saveAs = async (format: 'xlsx' | 'csv') => {
    const table = await tableOf()
    if (table !== null) save({ table, format })
  }
  const print = async () => {
    const table = await tableOf()
    if (table !== null) printing?.print(table)
  }
  return (
    <SaveTableMenu
      label={label}
      xlsxLabel={t('tables.xlsx')}
      csvLabel={t('tables.csv')}
      position="bottom-end"
      isOffered={!isDisabled}
      isSaving={isBusy || isSaving}
      onSave={(format) => void saveAs(format)}
    >
      {printing && <Menu.Item onClick={() => void print()}>{printing.label}</Menu.Item>}
    </SaveTableMenu>
  )
}
