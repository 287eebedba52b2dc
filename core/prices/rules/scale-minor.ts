/**
 * `minor` × `numerator` / `denominator`, exact, rounded half away from zero. A result beyond the safe integers is
 * returned as it is: the caller checks `Number.isSafeInteger`.
 */
export const scaleMinor = (minor: number, numerator: number, denominator: number): number => {
  const product = minor * numerator
  if (Number.isSafeInteger(product)) return divideRounded(product, denominator)
  return Number(divideRoundedBig(BigInt(minor) * BigInt(numerator), BigInt(denominator)))
}

// Exact: a remainder of safe integers is exact, and what is left of the dividend is a multiple of the divisor.
const divideRounded = (dividend: number, divisor: number): number => {
  const remainder = dividend % divisor
  const quotient = (dividend - remainder) / divisor
  const away = Math.abs(remainder) >= Math.abs(divisor) - Math.abs(remainder)
  const rounded = away ? quotient + (dividend < 0 === divisor < 0 ? 1 : -1) : quotient
  return rounded === 0 ? 0 : rounded
}

const divideRoundedBig = (dividend: bigint, divisor: bigint): bigint => {
  const quotient = dividend / divisor
  const remainder = dividend % divisor
  const twice = (remainder < 0n ? -remainder : remainder) * 2n
  if (twice < (divisor < 0n ? -divisor : divisor)) return quotient
  return quotient + (dividend < 0n === divisor < 0n ? 1n : -1n)
}
