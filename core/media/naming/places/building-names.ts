import type { BuildingId } from '#core/ids'
import type { MediaPlaces } from '../../shown/media-places.ts'
import { meaningOfWord } from '../media-words.ts'
import { type NameToken, spelledTokens } from '../name-tokens.ts'
import { numberOfTokens } from '../numbers/normalise-number.ts'

type Tokens = readonly NameToken[]

interface NamedBuilding {
  readonly id: BuildingId
  /** The name, or the part of it, as the project spells it. */
  readonly tokens: Tokens
}

export interface BuildingNames {
  readonly ids: readonly BuildingId[]
  /** The buildings that a key of tokens may mean: `a` for `Dům A`, `so1` for `SO 01`. */
  readonly byKey: ReadonlyMap<string, readonly NamedBuilding[]>
  readonly longest: number
  /** The first words of all names. */
  readonly firstWords: ReadonlySet<string>
  readonly loneLetters: ReadonlySet<string>
  /** What people write of a building in front of its units' numbers: `A` of `Dům A`. */
  readonly prefixOf: (id: BuildingId | null) => Tokens
}

export const nameBuildings = (buildings: MediaPlaces['buildings']): BuildingNames => {
  const byKey = new Map<string, NamedBuilding[]>()
  const prefixes = new Map<BuildingId, Tokens>()
  const firstWords = new Set<string>()
  const loneLetters = new Set<string>()
  let longest = 1
  for (const { id, name } of buildings) {
    const names = namesOf(spelledTokens(name))
    prefixes.set(id, names.at(-1) ?? [])
    for (const tokens of names) {
      const { key } = numberOfTokens(tokens)
      byKey.set(key, [...(byKey.get(key) ?? []), { id, tokens }])
      for (const { spelled } of tokens) if (spelled.length === 1) loneLetters.add(spelled)
      longest = Math.max(longest, tokens.length)
      firstWords.add(tokens[0]?.text ?? '')
    }
  }
  return {
    ids: buildings.map(({ id }) => id),
    byKey,
    longest,
    firstWords,
    loneLetters,
    prefixOf: (id) => (id === null ? [] : (prefixes.get(id) ?? [])),
  }
}

// `Dům A` is `Dům A` and `A`; `Etapa 2 - Dům A` is also what follows the last word for a building.
const namesOf = (tokens: Tokens): readonly Tokens[] => {
  if (tokens.length === 0) return []
  const lastWord = tokens.findLastIndex(({ text }) => meaningOfWord(text) === 'building')
  const rest = tokens.slice(lastWord + 1)
  return lastWord < 0 || rest.length === 0 ? [tokens] : [tokens, rest]
}
