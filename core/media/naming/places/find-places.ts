import { type FileContext, floorsMentioned } from '../file-context.ts'
import type { MatchDoubt } from '../match-result.ts'
import type { MediaTargets } from '../numbers/prepare-targets.ts'
import type { FoundPlace } from './found-place.ts'

/** The floors or the building that a name tells, where it tells no unit. */
export const findPlaces = (context: FileContext, targets: MediaTargets): FoundPlace | null =>
  floorPlace(context, targets) ?? buildingPlace(context)

const floorPlace = (context: FileContext, targets: MediaTargets): FoundPlace | null => {
  const { floors, name } = context
  if (floors.length === 0) return null
  const maybe = context.buildings.length === 0 ? context.maybeBuildings : []
  const told = floorsMentioned(floors, targets, [...context.buildings, ...maybe])
  const ids = [...new Set(told.flat())]
  // Without a floor of its own the name may belong to anything in that folder.
  const isFromFolder = name.floors.length === 0
  const doubts: readonly (MatchDoubt | false)[] = [
    floors.some(({ isRangeEnd }) => isRangeEnd) && 'range',
    maybe.length > 0 && !isBeside(context) && 'loneLetter',
    told.some(({ length }) => length === 0) && 'floorCount',
    (isFromFolder || hasType(context) || hasUnitOfType(context)) && 'moreWords',
  ]
  const written = writtenFloors(context)
  if (isFromFolder && name.buildings.some(({ isSure }) => isSure)) return null
  return {
    targets: ids.map((id) => ({ kind: 'floor', id })),
    isOpen: told.some(({ length }) => length > 1),
    doubt: doubts.find((doubt) => doubt !== false) ?? null,
    written,
    reason: { kind: 'floor', written },
  }
}

const writtenFloors = ({ name, folders, floors }: FileContext): string => {
  const part = [name, ...folders].find((from) => from.floors === floors)
  return floors
    .map(({ from, to }) => {
      const [first, last] = [part?.tokens[from], part?.tokens[to]]
      return first && last ? (part?.cleaned.slice(first.start, last.end) ?? '') : ''
    })
    .join(', ')
}

// `A_2NP`, `2NP-B`: the letter stands at the floor.
const isBeside = ({ name: { buildings, floors } }: FileContext): boolean =>
  buildings.every(({ from, to }) =>
    floors.some((floor) => to + 1 === floor.from || floor.to + 1 === from),
  )

const hasType = ({ name }: FileContext): boolean => name.meanings.includes('type')

// `2NP_byt_2kk` shows a flat on the floor, not the floor.
const hasUnitOfType = ({ name: { meanings, cleaned } }: FileContext): boolean =>
  meanings.includes('home') && /\d ?\+? ?kk/i.test(cleaned)

const buildingPlace = ({ name }: FileContext): FoundPlace | null => {
  const ids = [...new Set(name.buildings.flatMap((mention) => mention.ids))]
  const [first] = name.buildings
  if (!first) return null
  const isCalled = name.buildings.every(({ isSure }) => isSure)
  const [start, end] = [name.tokens[first.from], name.tokens[first.to]]
  const written = name.cleaned.slice(start?.start ?? 0, end?.end ?? 0)
  const isAlone = name.tokens.every(
    ({ isDigits }, at) =>
      (first.from <= at && at <= first.to) ||
      name.uses[at] === 'version' ||
      name.uses[at] === 'noise' ||
      (!isDigits && isPlain(name.meanings[at])),
  )
  if (!isCalled && !isAlone) return null
  return {
    targets: ids.map((id) => ({ kind: 'building', id })),
    isOpen: name.buildings.some((mention) => mention.ids.length > 1),
    doubt: (!isAlone && 'moreWords') || (!isCalled && 'loneLetter') || null,
    written,
    reason: { kind: 'building', written },
  }
}

// A plan "of the house" may be of a floor: `pudorys domu A` needs a look, `dum A` and `budova A - final` do not.
const isPlain = (meaning: string | null | undefined): boolean =>
  meaning === 'building' || meaning === 'filler' || meaning === 'picture'
