import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toJson } from '#core/json'
import type { Table } from '#core/tables/table'
import { mutation } from '../../../bridge/mutation.ts'
import { notifyDone } from '../../../ui/notices/notify.ts'
import type { ExportFormat } from './export-menu.tsx'

/** Writes a table to where the person chooses, under the table's own title, and tells that it is done. */
export const useSaveTable = () => {
  const { t } = useTranslation()
  const save = useMutation({
    ...mutation('tables.saveTable'),
    onSuccess: (saved) =>
      saved && notifyDone({ title: t('batches.exported', { file: saved.fileName }) }),
  })
  return {
    isSaving: save.isPending,
    save: (table: Table, format: ExportFormat) =>
      save.mutate({ fileName: table.title, format, table: toJson(table) }),
  }
}
