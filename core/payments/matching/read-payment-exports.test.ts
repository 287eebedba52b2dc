import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exportMinor } from './export-columns.ts'
import { isPaymentTable, readIncomingExport, readPrescribedExport } from './read-payment-exports.ts'

test('prescribed payments are read in Czech, English and by ids', () => {
  const wanted = {
    payments: [
      {
        id: 71,
        dealId: 9,
        unit: 'A.101',
        customer: 'Nováková Jana',
        kind: 'Záloha',
        variableSymbol: '2026000117',
        amountMinor: 25_000_050,
        paidMinor: 5_000,
        currency: 'CZK',
        dueOn: '2026-11-20',
      },
    ],
    unreadRows: [],
  }
  const titles = [
    [
      'Projekt',
      'Obchodní případ ID',
      'Jednotka',
      'Zákazník',
      'Typ platby',
      'Variabilní symbol',
      'Splatnost',
      'Částka',
      'Měna',
      'Zaplaceno',
      'Zbývá',
      'Platba ID',
    ],
    [
      'Project',
      'Deal ID',
      'Unit',
      'Customer',
      'Payment type',
      'Variable symbol',
      'Due',
      'Amount',
      'Currency',
      'Paid',
      'Left to pay',
      'Payment ID',
    ],
    [
      'project',
      'deal_id',
      'unit',
      'customer',
      'payment_type',
      'variable_symbol',
      'due',
      'amount',
      'currency',
      'paid',
      'left',
      'payment_id',
    ],
  ]
  const asText = [
    'A',
    '9',
    'A.101',
    'Nováková Jana',
    'Záloha',
    '2026000117',
    '20.11.2026',
    '250 000,50',
    'CZK',
    '50,00',
    '249 950,50',
    '71',
  ]
  const asNumbers = [
    'A',
    9,
    'A.101',
    'Nováková Jana',
    'Záloha',
    2026000117,
    46_346,
    250_000.5,
    'CZK',
    50,
    249_950.5,
    71,
  ]
  for (const header of titles) {
    for (const row of [asText, asNumbers])
      expect(readPrescribedExport([header, row])).toEqual(wanted)
  }
})

test('what is paid can be told by what is left, or not at all', () => {
  const header = ['VS', 'Amount', 'Left', 'ID']
  const rows = [header, ['1', 100, 30, 5], ['1', 100, null, 6]]
  expect(readPrescribedExport(rows)?.payments.map(({ id, paidMinor }) => [id, paidMinor])).toEqual([
    [5, 7_000],
    [6, 0],
  ])
})

test('an export without what is paid and what is left does not say that nothing is paid', () => {
  const rows = [
    ['VS', 'Amount', 'ID'],
    ['1', 100, 5],
  ]
  expect(readPrescribedExport(rows)).toMatchObject({
    payments: [{ id: 5, amountMinor: 10_000, paidMinor: null }],
    unreadRows: [],
  })
})

test.each([
  ['Uhrazená částka', 30],
  ['Zaplacená částka', 30],
  ['Uhrazeno', 30],
  ['Uhradená suma', 30],
  ['Paid amount', 30],
  ['amount_paid', 30],
  ['Zbývající částka', 70],
  ['Zbývá zaplatit', 70],
  ['Neuhrazeno', 70],
  ['Zostávajúca suma', 70],
  ['Remaining amount', 70],
  ['left_to_pay', 70],
])('the column "%s" tells what is paid', (title, amount) => {
  const rows = [
    ['VS', 'Amount', title, 'ID'],
    ['1', 100, amount, 5],
  ]
  expect(readPrescribedExport(rows)?.payments).toMatchObject([{ paidMinor: 3_000 }])
})

test('a row that cannot be read is told, and no other is lost', () => {
  const rows = [
    ['VS', 'Amount', 'Payment ID'],
    ['1', 'x', 5],
    [null, ''],
    ['2', 1.005, 6],
    ['3', 1, 7],
  ]
  expect(readPrescribedExport(rows)).toMatchObject({
    payments: [{ id: 7, variableSymbol: '3' }],
    unreadRows: [2, 4],
  })
})

test('incoming payments are read', () => {
  const rows = [
    [
      'Incoming payment ID',
      'Deal ID',
      'Variable symbol',
      'Amount',
      'Currency',
      'Paid on',
      'Prescribed payment ID',
    ],
    [501, 9, '0000000117', '100.50', 'EUR', '2026-11-20', 71],
    ['502', '', '', 5, '', '', ''],
  ]
  expect(readIncomingExport(rows)?.payments).toEqual([
    {
      id: '501',
      variableSymbol: '117',
      amountMinor: 10_050,
      currency: 'EUR',
      paidOn: '2026-11-20',
      prescribedPaymentId: 71,
    },
    {
      id: '502',
      variableSymbol: null,
      amountMinor: 500,
      currency: null,
      paidOn: null,
      prescribedPaymentId: null,
    },
  ])
})

test('an incoming payment without its number or its amount is told as a row that was not read', () => {
  const rows = [
    ['Incoming payment ID', 'Amount'],
    ['', 5],
    ['501', 'x'],
    ['502', 7],
  ]
  expect(readIncomingExport(rows)).toMatchObject({
    payments: [{ id: '502', amountMinor: 700 }],
    unreadRows: [2, 3],
  })
})

test('what was paid is told by its own column, else by what is left, and by neither where that is no amount', () => {
  const rows = [
    ['VS', 'Amount', 'Paid', 'Left to pay', 'Payment ID'],
    ['1', 100, 30, '', 5],
    ['2', 100, 30, 20, 6],
    ['3', 100, '', 20, 7],
    ['4', 100, '', 'x', 8],
  ]
  const read = readPrescribedExport(rows)
  expect(read?.payments.map(({ id, paidMinor }) => [id, paidMinor])).toEqual([
    [5, 3_000],
    [6, 3_000],
    [7, 8_000],
  ])
  expect(read?.unreadRows).toEqual([5])
})

test('a sheet is known as the export that it is', () => {
  const prescribed = [['VS', 'Amount', 'Payment ID']]
  const incoming = [['Incoming payment ID', 'Amount']]
  expect(isPaymentTable('payments-prescribed', prescribed)).toBe(true)
  expect(isPaymentTable('payments-incoming', incoming)).toBe(true)
  expect(isPaymentTable('payments-prescribed', incoming)).toBe(false)
  expect(isPaymentTable('payments-incoming', [['Unit', 'Price']])).toBe(false)
})

test('another table is no export of payments', () => {
  expect(readPrescribedExport([['Unit', 'Price']])).toBeNull()
  expect(readIncomingExport([])).toBeNull()
})

test('an amount that a spreadsheet holds as a fraction is the haler that was meant', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), (minor) => {
      expect(exportMinor([minor / 100], 0)).toBe(minor)
      expect(exportMinor([minor * 0.01], 0)).toBe(minor)
    }),
  )
  expect(exportMinor([0.1 + 0.2], 0)).toBe(30)
})
