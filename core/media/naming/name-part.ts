import { cleanName } from './clean-name.ts'
import { type ExplainedRun, explainedRuns } from './explained-runs.ts'
import { meaningOfWord, type WordMeaning } from './media-words.ts'
import { type NameToken, spelledTokens } from './name-tokens.ts'
import { type FloorMention, readFloors } from './places/read-floors.ts'

/** What a token is known to be before anybody looks for units. */
export type TokenUse = ExplainedRun['kind'] | 'floor' | null

/** The name of a file, or of one folder, read once. */
export interface NamePart {
  readonly cleaned: string
  readonly tokens: readonly NameToken[]
  readonly meanings: readonly (WordMeaning | null)[]
  readonly uses: readonly TokenUse[]
  readonly floors: readonly FloorMention[]
}

export const readNamePart = (text: string): NamePart => {
  const cleaned = cleanName(text)
  const tokens = spelledTokens(text)
  const meanings = tokens.map((token) => (token.isDigits ? null : meaningOfWord(token.text)))
  const uses: TokenUse[] = explainedUses(cleaned, tokens)
  const floors = readFloors({ tokens, meanings, isFree: (index) => uses[index] !== 'noise' })
  for (const { from, to } of floors) uses.fill('floor', from, to + 1)
  return { cleaned, tokens, meanings, uses, floors }
}

const explainedUses = (cleaned: string, tokens: readonly NameToken[]): TokenUse[] => {
  const uses: TokenUse[] = tokens.map(() => null)
  if (!tokens.some(({ isDigits }) => isDigits)) return uses
  for (const { kind, start, end } of explainedRuns(cleaned)) {
    tokens.forEach((token, index) => {
      if (token.start < end && token.end > start) uses[index] = kind
    })
  }
  return uses
}
