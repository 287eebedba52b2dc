/** The codes by which a bank marks the reversal of a debit and of a credit. */
export interface ReversalCodes {
  readonly ofDebit: string
  readonly ofCredit: string
}

const usual: ReversalCodes = { ofDebit: '4', ofCredit: '5' }
/** The codes of Česká spořitelna. */
const shifted: ReversalCodes = { ofDebit: '3', ofCredit: '4' }

interface CodedMovement {
  readonly code: string
  readonly minor: number
}

interface Balances {
  readonly openingMinor: number | null
  readonly closingMinor: number | null
}

/**
 * Which codes a statement uses: a 4 reverses a debit at one bank and a credit at another. A 3 or a 5 in the same
 * statement decides, else the balances do. Null where neither does.
 */
export const reversalCodes = (
  movements: readonly CodedMovement[],
  { openingMinor, closingMinor }: Balances,
): ReversalCodes | null => {
  const codes = new Set(movements.map(({ code }) => code))
  if (codes.has('3') !== codes.has('5')) return codes.has('3') ? shifted : usual
  if (!codes.has('4')) return usual
  if (codes.has('3') || openingMinor === null || closingMinor === null) return null
  const fitting = [usual, shifted].filter(
    (known) =>
      openingMinor +
        movements.reduce((sum, one) => sum + signOf(one.code, known) * one.minor, 0) ===
      closingMinor,
  )
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

/** 1 where money came in, -1 where it left, 0 for an unknown code. */
export const signOf = (code: string, { ofDebit, ofCredit }: ReversalCodes): 1 | -1 | 0 => {
  if (code === '2' || code === ofDebit) return 1
  return code === '1' || code === ofCredit ? -1 : 0
}
