import { read, utils } from '@e965/xlsx'
import { expectValue } from '../../../core/contract/testing/expect-value.ts'
import { fromJson } from '../../../core/json.ts'
import { minorToDecimal } from '../../../core/money.ts'
import { unitsByNumber } from '../../../core/prices/pricelist/units-by-number.ts'
import { defaultPriceRules } from '../../../core/prices/rules/price-rules.ts'
import { sampleUnit } from '../../../core/prices/testing/sample-unit.ts'
import { guessColumns } from '../../../core/prices/transfer/import-columns.ts'
import { planImport } from '../../../core/prices/transfer/import-plan.ts'
import { askTables } from '../../../electron/workers/ask-tables.ts'
import { writeWorkbook } from '../../../electron/workers/tables/write-workbook.ts'
import { forkedReports } from '../../../electron/workers/testing/forked-reports.ts'
import { alternate } from '../alternate.ts'

// Prints how long a price list takes from its bytes to a plan, and its bytes to rows by the library alone, in ms.
const count = Number(process.argv[2])
const units = Array.from({ length: count }, (_unused, at) =>
  sampleUnit({ id: at + 1, area: 30 + (at % 70), priceNetMinor: 400_000_000 + at * 100 }),
)
const column = (title: string, kind: 'text' | 'number' | 'money') => ({
  title,
  kind,
  hidden: false,
})
// A table as a person has it: what is known of a unit, and another price.
const bytes = writeWorkbook({
  title: 'Ceník',
  columns: [
    column('Unit', 'text'),
    column('Floor', 'text'),
    column('Layout', 'text'),
    column('Area', 'number'),
    column('Price with VAT', 'money'),
  ],
  rows: units.map(({ number, floor, disposition, area, priceGrossMinor }) => [
    number,
    floor,
    disposition,
    area,
    minorToDecimal((priceGrossMinor ?? 0) + 1_210_000),
  ]),
})
const reports = forkedReports()
const tables = askTables(reports)
const { signal } = new AbortController()

const toPlan = async (): Promise<void> => {
  const table = expectValue(await tables.read({ bytes, sheet: null }, signal))
  const rows = fromJson(table.rows)
  const { changes } = planImport({
    rows,
    mapping: guessColumns({ rows, units: unitsByNumber(units) }),
    units,
    draft: new Map(),
    rules: defaultPriceRules,
    isLocked: () => false,
  })
  if (changes.length !== count) throw new Error(`${changes.length} prices would change`)
}

const byLibrary = (): Promise<void> => {
  const { Sheets, SheetNames } = read(bytes, { type: 'buffer' })
  const sheet = Sheets[SheetNames[0] ?? '']
  const rows = sheet ? utils.sheet_to_json(sheet, { header: 1 }) : []
  if (rows.length !== count + 1) throw new Error(`${rows.length} rows were read`)
  return Promise.resolve()
}

const [planMs, libraryMs] = await alternate({
  sides: [toPlan, byLibrary],
  turns: 8,
  callsPerTurn: 1,
})
reports.stop()
console.log(JSON.stringify({ planMs, libraryMs }))
