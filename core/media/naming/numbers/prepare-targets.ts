import type { BuildingId } from '#core/ids'
import type { MediaPlaces, UnitPlace } from '../../shown/media-places.ts'
import { type NameToken, spelledTokens } from '../name-tokens.ts'
import { type BuildingNames, nameBuildings } from '../places/building-names.ts'
import { type HouseFloors, numberFloors } from '../places/house-floors.ts'
import { labelOfType } from './fits-label.ts'
import { normaliseNumber, numberOfTokens } from './normalise-number.ts'
import { type TypoIndex, typoIndex } from './typo-index.ts'

type NumberRun = Pick<NameToken, 'text' | 'spelled' | 'isDigits'>

/** A unit that a key may mean. */
export interface UnitHit {
  readonly unit: UnitPlace
  /** What the key is: its number, its number behind the building's name, its number short of the building's name. */
  readonly by: 'number' | 'withBuilding' | 'withoutBuilding'
  readonly compact: string
  /** The number's runs of letters and digits, as the project spells them. */
  readonly tokens: readonly NumberRun[]
  readonly digitRuns: number
  /** A number of digits alone, such as many other things in the name of a file. */
  readonly isBare: boolean
}

/** A project, indexed once for any number of files. */
export interface MediaTargets {
  readonly byKey: ReadonlyMap<string, readonly UnitHit[]>
  readonly byCompact: ReadonlyMap<string, readonly UnitHit[]>
  /** The most runs of letters and digits in a number, with its building. */
  readonly longest: number
  /** The most letters with which a number begins. */
  readonly longestWord: number
  readonly shapes: ReadonlySet<string>
  /** Garages and cellars by their order behind the word for them: `parking 5` are PS05 and G.05. */
  readonly byOrder: ReadonlyMap<string, readonly UnitHit[]>
  readonly buildings: BuildingNames
  /** Letters that stand alone in the project's own names: `a` of `A.101` and of `Dům A`. */
  readonly loneLetters: ReadonlySet<string>
  readonly floors: ReadonlyMap<BuildingId, HouseFloors>
  /** The index is made when the first name needs it. */
  readonly typos: () => TypoIndex
  readonly unitsInOrder: readonly UnitPlace[]
}

/** Indexes a project; `matchFile` then costs the same for ten units and for ten thousand. */
export const prepareTargets = (places: MediaPlaces): MediaTargets => {
  const buildings = nameBuildings(places.buildings)
  const byKey = new Map<string, UnitHit[]>()
  const byCompact = new Map<string, UnitHit[]>()
  const shapes = new Set<string>()
  const byOrder = new Map<string, UnitHit[]>()
  const loneLetters = new Set(buildings.loneLetters)
  let [longest, longestWord] = [1, 0]
  for (const unit of places.units) {
    const tokens = spelledTokens(unit.number)
    const { shape } = numberOfTokens(tokens)
    if (tokens.length > 0) shapes.add(shape)
    for (const { spelled } of tokens) if (spelled.length === 1) loneLetters.add(spelled)
    for (const { by, tokens: named } of waysToName(tokens, buildings.prefixOf(unit.buildingId))) {
      const { key, compact } = numberOfTokens(named)
      const hit: UnitHit = {
        unit,
        by,
        compact,
        tokens: named,
        isBare: named.length === 1 && isDigits(named),
        digitRuns: named.filter((token) => token.isDigits).length,
      }
      add(byKey, key, hit)
      const label = by === 'number' ? labelOfType(unit.typeCode) : null
      const order = named.at(-1)
      if (label && order?.isDigits) add(byOrder, `${label} ${Number(order.text)}`, hit)
      if (by !== 'withoutBuilding') add(byCompact, compact, hit)
      longest = Math.max(longest, named.length)
      longestWord = Math.max(longestWord, lettersBefore(compact))
    }
  }
  let typos: TypoIndex | null = null
  return {
    byKey,
    byCompact,
    byOrder,
    longest,
    longestWord,
    shapes,
    buildings,
    loneLetters,
    floors: numberFloors(places.floors),
    typos: () => {
      typos ??= typoIndex(places.units.map(({ number }) => normaliseNumber(number).compact))
      return typos
    },
    unitsInOrder: places.units,
  }
}

const lettersBefore = (compact: string): number => /^\D*/.exec(compact)?.[0].length ?? 0

type Tokens = readonly NumberRun[]

const isDigits = (tokens: Tokens): boolean => tokens[0]?.isDigits === true

const waysToName = (
  number: Tokens,
  alias: Tokens,
): readonly { readonly by: UnitHit['by']; readonly tokens: Tokens }[] => {
  if (number.length === 0) return []
  const ways: readonly { by: UnitHit['by']; tokens: Tokens }[] = [{ by: 'number', tokens: number }]
  if (alias.length === 0) return ways
  if (!startsWith(number, alias)) {
    return [...ways, { by: 'withBuilding', tokens: [...alias, ...number] }]
  }
  const rest = number.slice(alias.length)
  return rest.length > 0 ? [...ways, { by: 'withoutBuilding', tokens: rest }] : ways
}

const startsWith = (tokens: Tokens, start: Tokens): boolean =>
  start.every(({ text }, index) => tokens[index]?.text === text)

const add = (index: Map<string, UnitHit[]>, key: string, hit: UnitHit) => {
  const hits = index.get(key)
  if (hits) hits.push(hit)
  else index.set(key, [hit])
}
