import type { Db } from '../../state/db.ts'
import { listDeals, type StoredDeal } from '../../state/deals.ts'
import { writeIncomingPayment, writePrescribedPayment } from '../../state/payments.ts'
import { dayMs } from '../../time/durations.ts'
import { type Random, seededRandom } from '../random.ts'
import type { Seed } from '../seed.ts'

const currency = 'CZK'

interface Instalment {
  readonly kind: string
  /** The share of the price; the last instalment takes what the others leave. */
  readonly percent: number
  readonly afterDays: number
}

const instalments: readonly Instalment[] = [
  { kind: 'Rezervační poplatek', percent: 2, afterDays: 7 },
  { kind: 'Záloha po podpisu', percent: 13, afterDays: 35 },
  { kind: 'Hrubá stavba', percent: 35, afterDays: 210 },
  { kind: 'Doplatek ceny', percent: 50, afterDays: 420 },
]

/** Prescribes the payments of every deal, and books those that have arrived by now. */
export const fillPayments = (db: Db, { number, now }: Seed): void => {
  const random = seededRandom(number + 2)
  for (const deal of listDeals(db)) fillInstalments(db, { random, deal, now })
}

interface InstalmentInput {
  readonly random: Random
  readonly deal: StoredDeal
  readonly now: number
}

const fillInstalments = (db: Db, { random, deal, now }: InstalmentInput): void => {
  let left = deal.priceMinor
  instalments.forEach(({ kind, percent, afterDays }, order) => {
    const isLast = order === instalments.length - 1
    const amountMinor = isLast ? left : Math.round((deal.priceMinor * percent) / 100)
    left -= amountMinor
    const dueAt = deal.createdAt + afterDays * dayMs
    const variableSymbol = `${deal.id}${order + 1}`
    const prescribedId = writePrescribedPayment(db, {
      dealId: deal.id,
      kind,
      amountMinor,
      currency,
      dueAt,
      variableSymbol,
    })
    const paidAt = dueAt - random.between(-6, 5) * dayMs
    // Somebody always pays late.
    if (paidAt > now || random.chance(0.04)) return
    writeIncomingPayment(db, {
      externalId: `seed-${prescribedId}`,
      prescribedId,
      amountMinor,
      currency,
      paidAt,
      receivedAt: paidAt,
      variableSymbol,
      login: 'payments@demo',
      fields: { account: `${random.between(1_000_000, 9_999_999)}/0800`, message: kind },
    })
  })
}
