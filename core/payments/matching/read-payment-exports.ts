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
  /** Numbers of rows, from 1 with the header, that cannot be read; nothing is matched to them. */
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
  id: ['paymentid', 'platbaid', 'idplatby', 'prescribedpaymentid', 'predepsanaplatbaid'],
  deal: ['dealid', 'obchodnipripadid', 'idobchodnihopripadu', 'businesscaseid'],
  paid: ['paid', 'zaplaceno', 'uhrazeno', 'zaplatene'],
  left: ['left', 'lefttopay', 'zbyva', 'zbyvauhradit', 'zostava'],
  due: ['due', 'duedate', 'splatnost', 'datumsplatnosti'],
} as const

const incomingTitles = {
  ...sharedTitles,
  id: ['incomingpaymentid', 'prichoziplatbaid', 'idprichoziplatby', 'paymentid', 'platbaid'],
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
  prescribed: ['prescribedpaymentid', 'predepsanaplatbaid', 'idpredepsaneplatby', 'prescribedid'],
} as const

/** Reads the export of prescribed payments; null where a required column is not found. */
export const readPrescribedExport = (rows: Rows): ReadExport<PrescribedPayment> | null => {
  const [header = [], ...body] = rows
  const columns = exportColumns(header, prescribedTitles)
  if (columns.amount === null || columns.variableSymbol === null) return null
  // Field-notes 3.2: the last column is the payment's ID, whatever it is called.
  const id = columns.id ?? header.length - 1
  return readRows(body, (row) => {
    const own = exportId(row, id)
    const amountMinor = exportMinor(row, columns.amount)
    const paidMinor = paidOf(row, amountMinor, columns)
    if (own === null || amountMinor === null || paidMinor === null) return null
    return {
      id: own,
      dealId: exportId(row, columns.deal),
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
  const [header = [], ...body] = rows
  const columns = exportColumns(header, incomingTitles)
  if (columns.amount === null) return null
  // Field-notes 3.2: the first column is the payment's ID.
  const id = columns.id ?? 0
  return readRows(body, (row) => {
    const own = exportText(row, id)
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
  body: Rows,
  read: (row: readonly ExportCell[]) => Payment | null,
): ReadExport<Payment> => {
  const payments: Payment[] = []
  const unreadRows: number[] = []
  for (const [at, row] of body.entries()) {
    if (row.every((cell) => cell === null || cell === '')) continue
    const payment = read(row)
    if (payment === null) unreadRows.push(at + 2)
    else payments.push(payment)
  }
  return { payments, unreadRows }
}
