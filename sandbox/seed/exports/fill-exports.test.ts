import { expect, test } from 'vitest'
import { openExports } from '../../exports/testing/call-export.ts'
import { groupBy } from '../../group-by.ts'

type Cell = string | number | undefined

/** Money in minor units. */
const minor = (value: Cell): number => Math.round(Number(value) * 100)

const sumBy = (
  rows: readonly Readonly<Record<string, string | number>>[],
  key: string,
  value: string,
): ReadonlyMap<Cell, number> => {
  const sums = new Map<Cell, number>()
  for (const row of rows) sums.set(row[key], (sums.get(row[key]) ?? 0) + minor(row[value]))
  return sums
}

test('the same seed number makes the same exports', () => {
  const names = ['products', 'customers', 'defects', 'invoices', 'events', 'payments-incoming']
  const one = openExports()
  const other = openExports()
  for (const name of names) expect(one.rows(name)).toEqual(other.rows(name))
})

test('every deal of a unit is a deal, and its customer a customer', () => {
  const { rows } = openExports()
  const deals = new Map(rows('deals').map((deal) => [deal['deal_id'], deal]))
  const customers = new Map(rows('customers').map((row) => [row['customer_id'], row]))
  const taken = rows('products').filter((unit) => unit['deal_id'] !== '')
  expect(taken.length).toBeGreaterThan(300)
  for (const unit of taken) {
    const deal = deals.get(unit['deal_id'])
    expect(deal?.['customer']).toBe(unit['customer'])
    expect(customers.get(deal?.['customer_id'])?.['name']).toBe(unit['customer'])
  }
})

test('the units of a deal are reserved or sold, unless it is still negotiated', () => {
  const { rows } = openExports()
  for (const unit of rows('sales-status')) {
    if (unit['deal_id'] === '' || unit['lifecycle'] === 'Jednání') continue
    expect(['Předrezervovaná', 'Rezervovaná', 'Prodaná']).toContain(unit['availability'])
  }
})

test('what is prescribed for the units of a deal adds up to its price', () => {
  const { rows } = openExports()
  const prescribed = rows('payments-prescribed')
  const ofUnits = prescribed.filter((payment) => payment['payment_type'] !== 'Doplňkový produkt')
  const sums = sumBy(ofUnits, 'deal_id', 'amount')
  const all = sumBy(prescribed, 'deal_id', 'amount')
  for (const deal of rows('deals')) {
    expect(sums.get(deal['deal_id'])).toBe(minor(deal['price']))
    expect(all.get(deal['deal_id'])).toBe(minor(deal['prescribed']))
  }
})

test('the price of a deal is the price of its units', () => {
  const { rows } = openExports()
  const units = rows('products').filter((unit) => unit['deal_id'] !== '')
  const sums = sumBy(units, 'deal_id', 'price_with_vat')
  for (const deal of rows('deals')) expect(sums.get(deal['deal_id'])).toBe(minor(deal['price']))
})

test('every additional product has a prescribed payment of its price', () => {
  const { rows } = openExports()
  const payments = new Map(rows('payments-prescribed').map((row) => [row['payment_id'], row]))
  const products = rows('additional-products')
  expect(products.length).toBeGreaterThan(50)
  for (const product of products) {
    const payment = payments.get(product['prescribed_payment_id'])
    expect(payment?.['amount']).toBe(product['price'])
    expect(payment?.['deal_id']).toBe(product['deal_id'])
  }
})

test('money that came in has the variable symbol, the deal and the amount of what was prescribed', () => {
  const { rows } = openExports()
  const prescribed = new Map(
    rows('payments-prescribed').map((row) => [row['variable_symbol'], row]),
  )
  const incoming = rows('payments-incoming')
  for (const payment of incoming) {
    const of = prescribed.get(payment['variable_symbol'] ?? '')
    expect(payment['prescribed_payment_id']).toBe(of?.['payment_id'])
    expect(payment['deal_id']).toBe(of?.['deal_id'])
    expect(payment['amount']).toBe(of?.['paid'])
  }
  expect(incoming.some((payment) => payment['message'] === 'Kuchyňská linka Linea')).toBe(true)
})

test('the lines of an invoice add up to it', () => {
  const invoices = openExports().rows('invoices')
  for (const part of ['net', 'vat', 'gross']) {
    const sums = sumBy(invoices, 'invoice_id', `line_${part}`)
    for (const row of invoices) expect(minor(row[part])).toBe(sums.get(row['invoice_id']))
  }
})

test('the history of a unit has no gap and ends with what the unit is today', () => {
  const { rows } = openExports()
  const history = groupBy(rows('project-units-history'), (row) => row['unit_id'])
  const units = rows('products')
  expect(history.size).toBe(units.length)
  for (const unit of units) {
    const periods = history.get(unit['unit_id'] ?? '') ?? []
    periods.forEach((period, order) => {
      expect(period['valid_to']).toBe(periods[order + 1]?.['valid_from'] ?? '')
    })
    const today = periods.at(-1)
    expect(today?.['price_with_vat']).toBe(unit['price_with_vat'])
    expect(today?.['availability']).toBe(unit['availability'])
  }
})

test('nothing was done in the future', () => {
  const { rows } = openExports()
  // Noon of the day of the test, as Excel counts.
  const now = 46_347.6
  for (const [name, column] of [
    ['deals', 'created'],
    ['inquiries', 'created'],
    ['events', 'at'],
    ['deal-documents', 'created'],
    ['deal-documents', 'signed_on'],
    ['inspections', 'done'],
    ['defects', 'removed'],
    ['payments-incoming', 'received'],
    ['customer-consents', 'ended'],
  ] as const) {
    const times = rows(name).flatMap((row) => (row[column] === '' ? [] : [Number(row[column])]))
    expect(times.length).toBeGreaterThan(0)
    expect(Math.max(...times)).toBeLessThan(now)
  }
})
