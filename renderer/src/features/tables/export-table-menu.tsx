import { Menu } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toJson } from '#core/json'
import type { Table } from '#core/tables/table'
import { mutation } from '../../bridge/mutation.ts'
import { notifyDone } from '../../ui/notices/notify.ts'
import { SaveTableMenu } from '../../ui/tables/save-table-menu.tsx'

interface Props {
  readonly label: string
  readonly isBusy?: boolean
  readonly isDisabled?: boolean
  /** Null where the table cannot be made; the person has been told why. */
  readonly tableOf: () => Promise<Table | null>
  /** Prints the list, where it can be printed as well. */
  readonly printing?: { readonly label: string; readonly print: (table: Table) => void }
}

const longestName = 120

/** Saves a list as a file for a spreadsheet, under the title of the list. */
export const ExportTableMenu = ({
  label,
  isBusy = false,
  isDisabled = false,
  tableOf,
  printing,
}: Props) => {
  const { t } = useTranslation()
  const save = useMutation({
    ...mutation('tables.saveTable'),
    onSuccess: (saved) =>
      saved && notifyDone({ title: t('tables.saved', { file: saved.fileName }) }),
  })
  const saveAs = async (format: 'xlsx' | 'csv') => {
    const table = await tableOf()
    if (table === null) return
    const fileName = table.title.slice(0, longestName)
    save.mutate({ fileName, format, table: toJson(table) })
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
      isSaving={isBusy || save.isPending}
      onSave={(format) => void saveAs(format)}
    >
      {printing && <Menu.Item onClick={() => void print()}>{printing.label}</Menu.Item>}
    </SaveTableMenu>
  )
}
