import { findHeader } from '#core/tables/find-header'
import { readSymbol } from '../formats/read-symbol.ts'
import type { IncomingPayment } from './booked-evidence.ts'
import {
  type ExportCell,
  type ExportColumns,
  exportColumns,
  exportDay,
  exportId,
  exportMinor,
  exportText,
} from './export-columns.ts'
import type { PrescribedPayment } from './prescribed-payment.ts'

type Rows = readonly (readonly ExportCell[])[]

export interface ReadExport<Payment> {
  readonly payments: readonly Payment[]
  /** Numbers of rows, counted from 1 in the sheet, that cannot be read; nothing is matched to them. */
  readonly unreadRows: readonly number[]
}

const sharedTitles = {
  variableSymbol: [
    'variablesymbol',
    'variabilnisymbol',
    'variabilnysymbol',
    'vs',
    'varsymbol',
    'varsymb',
    'varsym',
    'variabilnisym',
    'symbol',
  ],
  amount: ['amount', 'castka', 'suma', 'ciastka'],
  currency: ['currency', 'mena'],
} as const

const prescribedTitles = {
  ...sharedTitles,
  id: [
    'paymentid',
    'platbaid',
    'idplatby',
    'prescribedpaymentid',
    'predepsanaplatbaid',
    'predpisanaplatbaid',
    'id',
  ],
  deal: [
    'dealid',
    'obchodnipripadid',
    'idobchodnihopripadu',
    'obchodnypripadid',
    'idobchodnehopripadu',
    'businesscaseid',
  ],
  unit: ['unit', 'jednotka', 'mainunit', 'hlavnijednotka', 'hlavnajednotka'],
  customer: ['customer', 'zakaznik', 'client', 'klient', 'customername', 'jmenozakaznika'],
  kind: ['paymenttype', 'typplatby', 'druhplatby', 'typ', 'type'],
  paid: [
    'paid',
    'zaplaceno',
    'uhrazeno',
    'zaplatene',
    'uhradene',
    'paidamount',
    'amountpaid',
    'zaplacenacastka',
    'uhrazenacastka',
    'zaplatenasuma',
    'uhradenasuma',
  ],
  left: [
    'left',
    'lefttopay',
    'zbyva',
    'zbyvauhradit',
    'zbyvazaplatit',
    'zostava',
    'zostavauhradit',
    'neuhrazeno',
    'neuhradene',
    'leftamount',
    'amountleft',
    'remaining',
    'remainingamount',
    'unpaid',
    'unpaidamount',
    'zbyvajicicastka',
    'zostavajucasuma',
  ],
  due: ['due', 'duedate', 'splatnost', 'datumsplatnosti'],
} as const

const incomingTitles = {
  ...sharedTitles,
  id: [
    'incomingpaymentid',
    'prichoziplatbaid',
    'idprichoziplatby',
    'prijataplatbaid',
    'paymentid',
    'platbaid',
    'id',
  ],
  paidOn: [
    'paidon',
    'datumplatby',
    'zaplacenodne',
    'datumuhrady',
    'paymentdate',
    'dateofpayment',
    'datepaid',
    'receivedon',
    'datumprijeti',
    'datumpripsani',
    'datum',
    'date',
  ],
  prescribed: [
    'prescribedpaymentid',
    'predepsanaplatbaid',
    'idpredepsaneplatby',
    'predpisanaplatbaid',
    'prescribedid',
  ],
} as const

/** Whether a sheet is what an export of payments should be. */
export const isPaymentTable = (
  name: 'payments-prescribed' | 'payments-incoming',
  rows: Rows,
): boolean =>
  name === 'payments-prescribed' ? findPrescribed(rows) !== null : findIncoming(rows) !== null

interface FoundTable<Name extends string> {
  /** The row of the titles, counted from zero. */
  readonly headerRow: number
  readonly columns: ExportColumns<Name>
  readonly body: Rows
}

/** Below a cover too, and by titles alone: an amount from the wrong column is another person's payment. */
const findTable = <Name extends string>(
  rows: Rows,
  names: Readonly<Record<Name, readonly string[]>>,
  required: readonly NoInfer<Name>[],
): FoundTable<Name> | null => {
  const found = findHeader(rows, (row) => {
    const columns = exportColumns(row, names)
    return required.every((name) => columns[name] !== null) ? columns : null
  })
  return found && { ...found, body: rows.slice(found.headerRow + 1) }
}

const findPrescribed = (rows: Rows) =>
  findTable(rows, prescribedTitles, ['amount', 'variableSymbol', 'id'])

const findIncoming = (rows: Rows) => findTable(rows, incomingTitles, ['amount', 'id'])

/** Reads the export of prescribed payments; null where a required column is not found. */
export const readPrescribedExport = (rows: Rows): ReadExport<PrescribedPayment> | null => {
  const found = findPrescribed(rows)
  if (found === null) return null
  const { columns } = found
  // Columns are a person's choice: an export without both does not say that nothing is paid.
  const isPaidTold = columns.paid !== null || columns.left !== null
  return readRows(found, (row) => {
    const own = exportId(row, columns.id)
    const amountMinor = exportMinor(row, columns.amount)
    const paidMinor = isPaidTold ? paidOf(row, amountMinor, columns) : null
    if (own === null || amountMinor === null || (isPaidTold && paidMinor === null)) return null
    return {
      id: own,
      dealId: exportId(row, columns.deal),
      unit: exportText(row, columns.unit) || null,
      customer: exportText(row, columns.customer) || null,
      kind: exportText(row, columns.kind) || null,
      amountMinor,
      paidMinor,
      ...sharedFields(row, columns),
      dueOn: exportDay(row, columns.due),
    }
  })
}

const paidOf = (
  row: readonly ExportCell[],
  amountMinor: number | null,
  { paid, left }: ExportColumns<keyof typeof prescribedTitles>,
): number | null => {
  if (exportText(row, paid) !== '') return exportMinor(row, paid)
  if (exportText(row, left) === '') return 0
  const leftMinor = exportMinor(row, left)
  return leftMinor === null || amountMinor === null ? null : amountMinor - leftMinor
}

/** Reads the export of incoming payments; null where a required column is not found. */
export const readIncomingExport = (rows: Rows): ReadExport<IncomingPayment> | null => {
  const found = findIncoming(rows)
  if (found === null) return null
  const { columns } = found
  return readRows(found, (row) => {
    const own = exportText(row, columns.id)
    const amountMinor = exportMinor(row, columns.amount)
    if (own === '' || amountMinor === null) return null
    return {
      id: own,
      amountMinor,
      ...sharedFields(row, columns),
      paidOn: exportDay(row, columns.paidOn),
      prescribedPaymentId: exportId(row, columns.prescribed),
    }
  })
}

const sharedFields = (
  row: readonly ExportCell[],
  columns: ExportColumns<'variableSymbol' | 'currency'>,
) => {
  const currency = exportText(row, columns.currency).toUpperCase()
  return {
    variableSymbol: readSymbol(exportText(row, columns.variableSymbol)) ?? null,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
  }
}

const readRows = <Payment>(
  { body, headerRow }: Pick<FoundTable<string>, 'body' | 'headerRow'>,
  read: (row: readonly ExportCell[]) => Payment | null,
): ReadExport<Payment> => {
  const payments: Payment[] = []
  const unreadRows: number[] = []
  for (const [at, row] of body.entries()) {
    if (row.every((cell) => cell === null || cell === '')) continue
    const payment = read(row)
    if (payment === null) unreadRows.push(headerRow + at + 2)
    else payments.push(payment)
  }
  return { payments, unreadRows }
}
