/** The day on which a flat was taken. */
export interface PremiumSale {
  readonly daysAgo: number
}

/** The days on which all prices went up, and by what part. */
export const premiumRaises = [
  { daysAgo: 400, part: 0.04 },
  { daysAgo: 230, part: 0.05 },
  { daysAgo: 90, part: 0.03 },
] as const

/** When the flats were listed. */
export const listedDaysAgo = 620

/** One per cent on the price costs so many per cent of sales. */
const sensitivity = 2

/** How much flats cost on a day, as a part of today's price. */
export const priceOfDay = (daysAgo: number): number =>
  premiumRaises.reduce(
    (part, raise) => (raise.daysAgo < daysAgo ? part / (1 + raise.part) : part),
    1,
  )

interface Span {
  readonly from: number
  readonly to: number
  /** How lively it is beside the others, whatever flats cost. */
  readonly life: number
}

/** Much is sold when sales open, and next to nothing in a summer. */
const spans: readonly Span[] = [
  { from: listedDaysAgo, to: 560, life: 3 },
  { from: 560, to: 400, life: 1 },
  { from: 400, to: 230, life: 1 },
  { from: 230, to: 170, life: 1.2 },
  { from: 170, to: 90, life: 0.25 },
  { from: 90, to: 62, life: 1 },
]

/** What was sold takes so long from the reservation, so it was reserved before that. */
const latestReservation = 60

const salesOf = ({ from, to, life }: Span): number =>
  (from - to) * life * priceOfDay(from) ** -sensitivity

const allSales = spans.reduce((sum, span) => sum + salesOf(span), 0)

/** When a flat of that status was taken, by a number from 0 to 1; null for a flat that is free. */
export const saleOf = (status: string, roll: number): PremiumSale | null => {
  if (status === '0') return null
  if (status === '2') return { daysAgo: 2 + Math.floor(roll * (latestReservation - 2)) }
  let left = roll * allSales
  for (const span of spans) {
    const sales = salesOf(span)
    if (left < sales) {
      return { daysAgo: span.from - Math.floor((left / sales) * (span.from - span.to)) - 1 }
    }
    left -= sales
  }
  return { daysAgo: 62 }
}
