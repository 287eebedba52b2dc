import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toJson } from '#core/json'
import type { Table } from '#core/tables/table'
import { mutation } from '../../bridge/mutation.ts'
import { notifyDone } from '../../ui/notices/notify.ts'
import { useScreenVerb } from '../../ui/screen-verbs.ts'

interface Props {
  readonly label: string
  readonly isBusy?: boolean
  readonly isDisabled?: boolean
  /** Null: it cannot be made, and that was told. */
  readonly tableOf: () => Promise<Table | null>
  /** Where it can be printed as well. */
  readonly printing?: { readonly label: string; readonly print: (table: Table) => void }
}

const longestName = 120

/** A list as a file for a spreadsheet. */
export const ExportMenu = ({
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
      saved && notifyDone({ title: t('leads.export.saved', { file: saved.fileName }) }),
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
  useScreenVerb('export', () => void saveAs('xlsx'), !isDisabled)
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          disabled={isDisabled}
          loading={isBusy || save.isPending}
          leftSection={<IconDownload size={15} aria-hidden />}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        <Menu.Item onClick={() => void saveAs('xlsx')}>{t('leads.export.xlsx')}</Menu.Item>
        <Menu.Item onClick={() => void saveAs('csv')}>{t('leads.export.csv')}</Menu.Item>
        {printing && <Menu.Item onClick={() => void print()}>{printing.label}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  )
}
