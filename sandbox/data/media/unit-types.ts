import { groupBy } from '../../group-by.ts'
import { type Flat, flatsOf, type Project } from '../developer.ts'

export type Outdoor = 'balcony' | 'terrace' | 'garden'

/** Flats that the architect has drawn once. */
export interface UnitType {
  /** As it stands on the plan: a letter. */
  readonly name: string
  readonly disposition: string
  /** Of the flat in the middle. */
  readonly areaM2: number
  readonly outdoor: Outdoor | null
  readonly flats: readonly Flat[]
}

const outdoors: readonly Outdoor[] = ['garden', 'terrace', 'balcony']

const outdoorOf = ({ attributes }: Flat): Outdoor | null =>
  outdoors.find((kind) => attributes[`flat_area_${kind}`] !== undefined) ?? null

const hasBalcony = (flat: Flat): boolean => outdoorOf(flat) === 'balcony'

const areaOf = ({ attributes }: Flat): number => Number(attributes['flat_area'])

const letterOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index)

const halves = (flats: readonly Flat[]): readonly (readonly Flat[])[] => {
  const middle = Math.ceil(flats.length / 2)
  return [flats.slice(0, middle), flats.slice(middle)].filter((half) => half.length > 0)
}

/** The flats of a project by layout; the usual ones, those with a balcony, in a smaller and a larger type. */
export const unitTypesOf = (project: Project): UnitType[] => {
  const flats = flatsOf(project).filter(({ attributes }) => attributes['flat_type'] === '1')
  const keyOf = (flat: Flat) => `${flat.attributes['flat_disposition']} ${outdoorOf(flat)}`
  return [...groupBy(flats, keyOf).values()]
    .map((alike) => [...alike].sort((a, b) => areaOf(a) - areaOf(b)))
    .flatMap((alike) => (alike.every(hasBalcony) ? halves(alike) : [alike]))
    .map((alike) => ({ flats: alike, middle: alike[Math.floor(alike.length / 2)] }))
    .flatMap(({ middle, ...type }) => (middle === undefined ? [] : { ...type, middle }))
    .sort((a, b) => areaOf(a.middle) - areaOf(b.middle))
    .map(({ middle, flats: alike }, index) => ({
      name: letterOf(index),
      disposition: middle.attributes['flat_disposition'] ?? '',
      areaM2: areaOf(middle),
      outdoor: outdoorOf(middle),
      flats: alike,
    }))
}
