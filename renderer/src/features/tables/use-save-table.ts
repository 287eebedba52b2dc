import { useMutation } from '@tanstack/react-query'
import { toJson } from '#core/json'
import type { Table } from '#core/tables/table'
import { mutation } from '../../bridge/mutation.ts'
import { notifySaved } from './notify-saved.ts'

// A name may be as long in the contract.
const longestName = 120

interface TableToSave {
  readonly table: Table
  readonly format: 'xlsx' | 'csv'
  /** The title of the table where it is left out. */
  readonly fileName?: string
}

/** Writes a table to where a person chooses, and says that it is done. */
export const useSaveTable = () => {
  const saving = useMutation({ ...mutation('tables.saveTable'), onSuccess: notifySaved })
  return {
    isSaving: saving.isPending,
    save: ({ table, format, fileName = table.title }: TableToSave) =>
      saving.mutate({ fileName: fileName.slice(0, longestName), format, table: toJson(table) }),
  }
}
