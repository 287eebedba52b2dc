import type { Decimal } from '#core/tables/read-decimal'

// Sums of money must not gather the dust of binary fractions.
const zero: Decimal = { digits: 0n, scale: 0 }

const hundred = 100
const safeStep = Number.MAX_SAFE_INTEGER / 2

export const sumExactly = (numbers: Iterable<number>): Decimal => {
  let sum = zero
  let hundredths = 0
  for (const number of numbers) {
    const scaled = Math.round(number * hundred)
    // Most cells are amounts, and hundredths add up fast.
    if (scaled / hundred === number && Math.abs(scaled) < safeStep) {
      if (Math.abs(hundredths + scaled) >= safeStep) {
        sum = addExact(sum, { digits: BigInt(hundredths), scale: 2 })
        hundredths = 0
      }
      hundredths += scaled
    } else sum = addExact(sum, toExact(number))
  }
  return addExact(sum, { digits: BigInt(hundredths), scale: 2 })
}

export const addExact = (one: Decimal, other: Decimal): Decimal => {
  const scale = Math.max(one.scale, other.scale)
  return { digits: atScale(one, scale) + atScale(other, scale), scale }
}

const atScale = ({ digits, scale }: Decimal, wanted: number): bigint =>
  digits * 10n ** BigInt(wanted - scale)

/** The decimal that a number is written as. */
export const toExact = (number: number | string): Decimal => {
  const [mantissa = '0', exponent = '0'] = String(number).split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const scale = fraction.length - Number(exponent)
  const digits = BigInt(`${whole}${fraction}`)
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 }
}

const leastScale = 2

/** Rounded half away from zero, to as many digits as what is divided has, and to hundredths at least. */
export const divideExact = (dividend: Decimal, divisor: number): Decimal => {
  const scale = Math.max(dividend.scale, leastScale)
  const digits = atScale(dividend, scale)
  const by = BigInt(divisor)
  const remainder = digits % by
  const twice = (remainder < 0n ? -remainder : remainder) * 2n
  const away = twice < by ? 0n : digits < 0n ? -1n : 1n
  return { digits: digits / by + away, scale }
}

/** The number as text with a decimal point, without zeros at its end. */
export const exactText = ({ digits, scale }: Decimal): string => {
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0')
  const whole = text.slice(0, text.length - scale)
  const fraction = text.slice(text.length - scale).replace(/0+$/, '')
  return `${digits < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`
}
