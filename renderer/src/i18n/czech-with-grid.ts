import { AG_GRID_LOCALE_CZ } from '@ag-grid-community/locale'
import { czech } from './cs/catalogue.ts'

/** All that a page in Czech says, with what the table's library says by itself. */
export const czechWithGrid = { words: czech, grid: AG_GRID_LOCALE_CZ }
