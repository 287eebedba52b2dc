import type { BuildingId, FloorId } from '#core/ids'
import type { FloorPlace } from '../../shown/media-places.ts'
import { readNamePart } from '../name-part.ts'
import type { FloorMention } from './read-floors.ts'

/** The floors of one building by how they are counted. */
export interface HouseFloors {
  readonly ids: readonly FloorId[]
  /** The floors that a mention may mean; none where the building has no such floor. */
  readonly find: (mention: Pick<FloorMention, 'count' | 'level'>) => readonly FloorId[]
}

export const numberFloors = (
  floors: readonly FloorPlace[],
): ReadonlyMap<BuildingId, HouseFloors> => {
  const houses = new Map<BuildingId, FloorPlace[]>()
  for (const floor of floors) {
    houses.set(floor.buildingId, [...(houses.get(floor.buildingId) ?? []), floor])
  }
  return new Map([...houses].map(([id, own]) => [id, houseFloors(own)]))
}

const houseFloors = (floors: readonly FloorPlace[]): HouseFloors => {
  const byLevel = new Map<number, FloorId[]>()
  for (const { id, number } of floors) {
    const level = levelOf(number)
    if (level !== null) byLevel.set(level, [...(byLevel.get(level) ?? []), id])
  }
  const hasZero = byLevel.has(0)
  return {
    ids: floors.map(({ id }) => id),
    find: (mention) => {
      const levels = levelsOf(mention, hasZero)
      return [...new Set(levels)].flatMap((level) => byLevel.get(level) ?? [])
    },
  }
}

// The CRM's whole number; somebody may have written `1.NP` in its place.
const levelOf = (written: string): number | null => {
  const text = written.trim().replace('−', '-')
  if (/^-?\d{1,3}$/.test(text)) return Number(text)
  const [mention] = readNamePart(text).floors
  if (!mention) return null
  return mention.count === 'pp' ? -mention.level : mention.level
}

// Czech counts 1.NP on the ground, where some count 0: what both may mean stays open.
const levelsOf = (
  { count, level }: Pick<FloorMention, 'count' | 'level'>,
  hasZero: boolean,
): readonly number[] => {
  switch (count) {
    case 'pp':
      return [-Math.abs(level)]
    case 'ground':
      return [hasZero ? 0 : 1]
    case 'np':
      return hasZero && level > 0 ? [level - 1, level] : [level]
    case 'upper':
      return hasZero || level < 1 ? [level] : [level + 1, level]
    case 'numbered':
      return [level]
  }
}
