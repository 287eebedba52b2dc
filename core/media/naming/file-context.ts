import type { BuildingId, FloorId } from '#core/ids'
import { type NamePart, readNamePart } from './name-part.ts'
import type { MediaTargets } from './numbers/prepare-targets.ts'
import { type BuildingMention, readBuildings } from './places/read-buildings.ts'
import type { FloorMention } from './places/read-floors.ts'
import type { SplitPath } from './split-path.ts'
import { withWordsOfOneLetter } from './words-of-one-letter.ts'

export interface PartWithPlaces extends NamePart {
  readonly buildings: readonly BuildingMention[]
}

/** What a file's name and its folders tell of where it belongs, besides numbers of units. */
export interface FileContext {
  readonly name: PartWithPlaces
  /** Folders, beginning with the innermost one. */
  readonly folders: readonly PartWithPlaces[]
  /** Empty where the name has none. */
  readonly buildings: readonly BuildingId[]
  /** Letters that may be a building: they choose among several, they never rule one out. */
  readonly maybeBuildings: readonly BuildingId[]
  readonly floors: readonly FloorMention[]
}

// The outer folders of a deeper tree are about a disk, not about houses.
const maxFolders = 5

export const readContext = (
  { stem, folders }: Pick<SplitPath, 'stem' | 'folders'>,
  targets: MediaTargets,
): FileContext => {
  const read = (text: string): PartWithPlaces => {
    const part = readNamePart(withWordsOfOneLetter(text, targets.loneLetters))
    return { ...part, buildings: readBuildings(part, targets.buildings) }
  }
  const name = read(stem)
  const around = folders.slice(-maxFolders).reverse().map(read)
  const parts = [name, ...around]
  const sure = parts.find(({ buildings }) => buildings.some(({ isSure }) => isSure))
  const sureIds = sure?.buildings.flatMap(({ ids, isSure }) => (isSure ? ids : [])) ?? []
  const lone = around.flatMap((part) => wholeFolder(part))
  return {
    name,
    folders: around,
    buildings: sureIds.length > 0 ? sureIds : lone,
    maybeBuildings: name.buildings.flatMap(({ ids }) => ids),
    floors: parts.find(({ floors }) => floors.length > 0)?.floors ?? [],
  }
}

// A folder called `A` means the building.
const wholeFolder = ({ tokens, buildings }: PartWithPlaces): readonly BuildingId[] => {
  const [only] = buildings
  return only && only.to - only.from + 1 === tokens.length ? only.ids : []
}

/** The floors that each mention may mean, in some buildings or, where none is named, in all of the project. */
export const floorsMentioned = (
  mentions: readonly Pick<FloorMention, 'count' | 'level'>[],
  { floors, buildings }: MediaTargets,
  within: readonly BuildingId[],
): readonly (readonly FloorId[])[] => {
  const houses = (within.length > 0 ? within : buildings.ids).flatMap((id) => floors.get(id) ?? [])
  return mentions.map((mention) => houses.flatMap((house) => house.find(mention)))
}
