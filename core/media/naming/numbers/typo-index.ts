/** Finds what is one letter or digit away: left out, put in, another one, or two that changed places. */
export interface TypoIndex {
  readonly near: (written: string) => readonly string[]
}

// Every known text is filed under itself and under each form of it that lacks one character: two texts that are one step
// apart meet in one of their forms. Only the hash of a form is stored, because the forms of ten thousand numbers would
// fill the memory; so what is found is compared.
export const typoIndex = (known: readonly string[]): TypoIndex => {
  const lastOf = new Map<number, number>()
  const textAt: number[] = []
  const beforeAt: number[] = []
  known.forEach((text, index) => {
    for (let without = -1; without < text.length; without += 1) {
      const hash = hashOf(text, without)
      beforeAt.push(lastOf.get(hash) ?? -1)
      lastOf.set(hash, textAt.push(index) - 1)
    }
  })
  return {
    near: (written) => {
      const found = new Set<string>()
      for (const hash of hashesOf(written)) {
        for (let at = lastOf.get(hash) ?? -1; at >= 0; at = beforeAt[at] ?? -1) {
          const text = known[textAt[at] ?? -1]
          if (text !== undefined && isOneStep(written, text)) found.add(text)
        }
      }
      return [...found]
    },
  }
}

const hashOf = (text: string, without: number): number => {
  let hash = 7
  for (let at = 0; at < text.length; at += 1) {
    if (at !== without) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
  }
  return hash
}

// Two texts in which two characters changed places are equal without one of these characters.
const hashesOf = (written: string): ReadonlySet<number> => {
  const hashes = new Set<number>()
  for (let without = -1; without < written.length; without += 1)
    hashes.add(hashOf(written, without))
  return hashes
}

const isOneStep = (a: string, b: string): boolean => {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const rest = (text: string, from: number) => text.slice(from)
  if (a.length > b.length) return rest(a, at + 1) === rest(b, at)
  if (a.length < b.length) return rest(a, at) === rest(b, at + 1)
  if (rest(a, at + 1) === rest(b, at + 1)) return true
  return a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, at + 2) === rest(b, at + 2)
}
