const label = /^(?:vs|ks|ss|šs|var\.?|variab\p{L}* symbol)[\s:./]*/iu
const surroundings = /[\s'’"\u00a0]/g

/** A symbol without zeros in front; null where there is none, undefined where something else stands there. */
export const readSymbol = (text: string): string | null | undefined => {
  const bare = text.trim().replace(label, '').replace(surroundings, '').replace(/^0+/, '')
  if (bare === '' || bare === '-') return null
  return /^\d{1,10}$/.test(bare) ? bare : undefined
}
