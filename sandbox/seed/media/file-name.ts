/** A name of a file as a web site likes it: `Dům A, 1. NP` is `dum-a-1-np`. */
export const fileName = (words: string, ending: 'png' | 'pdf'): string => {
  const plain = words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${plain}.${ending}`
}
