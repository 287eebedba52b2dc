import { writeAdditionalProduct } from '../../state/exports/additional-products.ts'
import type { DealRecord } from '../../state/exports/deal-records.ts'
import { writeIncomingPayment, writePrescribedPayment } from '../../state/payments.ts'
import { dayMs } from '../../time/durations.ts'
import type { SeedInput } from './seed-input.ts'

interface Offer {
  readonly typeId: number
  readonly name: string
  readonly crowns: number
  readonly most: number
}

const offers: readonly [Offer, ...Offer[]] = [
  { typeId: 1, name: 'Kuchyňská linka Linea', crowns: 189_000, most: 1 },
  { typeId: 2, name: 'Klimatizační jednotka', crowns: 54_500, most: 3 },
  { typeId: 3, name: 'Dubové podlahy', crowns: 98_000, most: 1 },
  { typeId: 3, name: 'Velkoformátové obklady', crowns: 46_000, most: 2 },
  { typeId: 4, name: 'Chytrá domácnost Komfort', crowns: 72_900, most: 1 },
  { typeId: 5, name: 'Předokenní žaluzie', crowns: 21_400, most: 5 },
]

const kind = 'Doplňkový produkt'
const won = 3

/** Products ordered beside the contract: each is prescribed on its own, and the price of the units stays. */
export const fillAdditionalProducts = (input: SeedInput): void => {
  const { random, deals } = input
  for (const deal of deals) {
    if (deal.status !== won || !random.chance(0.25)) continue
    const first = random.between(0, offers.length - 1)
    const count = random.between(1, 3)
    for (let order = 0; order < count; order += 1) {
      const offer = offers[(first + order) % offers.length] ?? offers[0]
      fillProduct(input, { deal, offer, variableSymbol: `${deal.id}9${order + 1}` })
    }
  }
}

interface ProductOrder {
  readonly deal: DealRecord
  readonly offer: Offer
  readonly variableSymbol: string
}

const fillProduct = (
  { db, random, now }: SeedInput,
  { deal, offer, variableSymbol }: ProductOrder,
): void => {
  const { typeId, name, crowns, most } = offer
  const quantity = random.between(1, most)
  const amountMinor = quantity * crowns * 100
  const orderedAt = Math.min(now, deal.createdAt + random.between(30, 200) * dayMs)
  const dueAt = orderedAt + 30 * dayMs
  const payment = { amountMinor, currency: 'CZK', variableSymbol }
  const prescribedId = writePrescribedPayment(db, { ...payment, dealId: deal.id, kind, dueAt })
  writeAdditionalProduct(db, {
    dealId: deal.id,
    typeId,
    name,
    quantity,
    priceMinor: amountMinor,
    orderedAt,
    prescribedId,
  })
  const paidAt = dueAt - random.between(-4, 10) * dayMs
  if (paidAt > now) return
  // The bank does not know what it pays: only the variable symbol says so.
  writeIncomingPayment(db, {
    ...payment,
    externalId: `seed-${prescribedId}`,
    prescribedId: null,
    paidAt,
    receivedAt: paidAt,
    login: 'payments@demo',
    fields: { account: `${random.between(1_000_000, 9_999_999)}/0100`, message: name },
  })
}
