/** E.164: a plus, the country, and fifteen digits at most. The shortest numbers in use have seven. */
const international = /^\+[1-9]\d{6,14}$/

export const isInternationalPhone = (text: string): boolean => international.test(text)

// A national number begins with a zero that is not dialled from abroad, but not in these.
const keepsZero = new Set(['+39', '+378'])

/**
 * A number as people write it, `777 123 456`, `00420 777…` or `(+420) 777-123-456`, as E.164. `prefix` is that of the
 * country that is meant where none is given. Null for what is no number.
 */
export const readPhone = (text: string, prefix: string): string | null => {
  const plain = text.trim().replace(/[\s\u00a0().\-/]/g, '')
  if (!/^\+?\d+$/.test(plain)) return null
  const full = plain.replace(/^00/, '+')
  const national = keepsZero.has(prefix) ? full : full.replace(/^0/, '')
  const written = full.startsWith('+') ? full : `${prefix}${national}`
  return isInternationalPhone(written) ? written : null
}
