import type { NamePart } from './name-part.ts'

/** `A101_kuchyn_03` is 3, `A101 (2)` is 2; a number without anything before it is none. */
export const trailingOrder = ({ tokens, uses, cleaned }: NamePart): number | null => {
  const last = tokens.at(-1)
  if (uses.at(-1) !== null && !last?.gap.endsWith('(')) return null
  if (!last?.isDigits || tokens.length < 2 || last.gap === '' || last.text.length > 4) return null
  return /^\)?\s*$/.test(cleaned.slice(last.end)) ? Number(last.text) : null
}
