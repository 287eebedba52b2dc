import type { UnitPlace } from '../../shown/media-places.ts'
import type { WordMeaning } from '../media-words.ts'

const typesOfLabel: Readonly<Record<string, readonly number[]>> = {
  parking: [2, 4, 5, 13, 28, 36],
  storage: [3, 18, 33, 16],
}

/** The word that people write before the order of such a unit; null of flats and all else. */
export const labelOfType = (typeCode: number | null): string | null =>
  Object.keys(typesOfLabel).find(
    (label) => typeCode !== null && typesOfLabel[label]?.includes(typeCode),
  ) ?? null

/** Whether the word in front of a number names the kind of unit that it is: `garaz 12` is no flat. */
export const fitsLabel = (
  label: WordMeaning,
  units: readonly Pick<UnitPlace, 'typeCode'>[],
): boolean =>
  units.every(({ typeCode }) => {
    if (typeCode === null) return true
    return (labelOfType(typeCode) ?? 'home') === label
  })
