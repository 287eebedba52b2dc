const beyondAscii = /[^ -~]/

/** Without diacritics and typographic forms: `Půdorys 56 m²` is `Pudorys 56 m2`. Case stays. */
export const cleanName = (text: string): string => {
  const spaced = text.includes('%20') ? text.replaceAll('%20', ' ') : text
  return beyondAscii.test(spaced) ? spaced.normalize('NFKD').replace(/\p{M}+/gu, '') : spaced
}
