import { setTimeout } from 'node:timers/promises'

const longestMs = 60_000
const betweenLooksMs = 100

/** Looks until something is there, as a person would; throws when it never comes. */
export const waitFor = async <T>(what: string, look: () => T | null | false): Promise<T> => {
  const end = Date.now() + longestMs
  for (;;) {
    const found = look()
    if (found !== null && found !== false) return found
    if (Date.now() > end) throw new Error(`this never came: ${what}`)
    await setTimeout(betweenLooksMs)
  }
}
