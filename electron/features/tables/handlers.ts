import type { tablesCalls } from '#core/contract/tables'
import type { Handlers } from '../../ipc/handlers.ts'
import type { TablesDependencies } from './dependencies.ts'
import { readTable } from './read-table.ts'
import { saveTable } from './save-table.ts'

type TablesHandlers = Pick<Handlers, keyof typeof tablesCalls>

export const tablesHandlers = (dependencies: TablesDependencies): TablesHandlers => ({
  'tables.readTable': (input, { signal }) => readTable(dependencies, input, signal),
  'tables.saveTable': (input, { signal }) => saveTable(dependencies, input, signal),
})
