import type { HandlersOf } from '../../ipc/handlers.ts'
import type { TablesDependencies } from './dependencies.ts'
import { readTable } from './read-table.ts'
import { savePdf } from './save-pdf.ts'
import { saveTable } from './save-table.ts'

type TablesHandlers = HandlersOf<'tables'>

export const tablesHandlers = (dependencies: TablesDependencies): TablesHandlers => ({
  'tables.readTable': (input, { signal }) => readTable(dependencies, input, signal),
  'tables.savePdf': (input) => savePdf(dependencies, input),
  'tables.saveTable': (input, { signal }) => saveTable(dependencies, input, signal),
})
