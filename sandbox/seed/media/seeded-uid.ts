import type { Random } from '../random.ts'

const hex = (random: Random): string =>
  Math.floor(random.next() * 2 ** 32)
    .toString(16)
    .padStart(8, '0')

/** A UUID of version 4, the same for the same seed. */
export const seededUid = (random: Random): string => {
  const [a, b, c, d] = [hex(random), hex(random), hex(random), hex(random)]
  const variant = random.between(8, 11).toString(16)
  return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-${variant}${c.slice(1, 4)}-${c.slice(4)}${d}`
}
