const label = /^(?:vs|ks|ss|šs|var\.?|variab\p{L}* symbol)[\s:./]*/iu
const surroundings = /[\s'’"\u00a0]/g

/** Reads a symbol without leading zeros; null for an empty text, undefined for a text that is no symbol. */
export const readSymbol = (text: string): string | null | undefined => {
  const bare = text.trim().replace(label, '').replace(surroundings, '').replace(/^0+/, '')
  if (bare === '' || bare === '-') return null
  return /^\d{1,10}$/.test(bare) ? bare : undefined
}
