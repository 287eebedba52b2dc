import type { Flat } from '../projects/developer.ts'

const outdoors = ['garden', 'terrace', 'balcony'] as const

/** Flats that the architect has drawn once: `assets/` has a plan and a card of each type. */
export interface UnitType {
  /** The area that is printed on the plan and on the card. */
  readonly letter: string
  readonly disposition: string
  readonly outdoor: (typeof outdoors)[number]
  readonly areaM2: number
}

const unitTypes: readonly UnitType[] = [
  { letter: 'A', disposition: '1+kk', outdoor: 'balcony', areaM2: 29.8 },
  { letter: 'B', disposition: '1+kk', outdoor: 'balcony', areaM2: 35.6 },
  { letter: 'C', disposition: '1+kk', outdoor: 'terrace', areaM2: 32.4 },
  { letter: 'D', disposition: '1+kk', outdoor: 'garden', areaM2: 33.1 },
  { letter: 'E', disposition: '2+kk', outdoor: 'balcony', areaM2: 47.9 },
  { letter: 'F', disposition: '2+kk', outdoor: 'balcony', areaM2: 56.3 },
  { letter: 'G', disposition: '2+kk', outdoor: 'terrace', areaM2: 51.7 },
  { letter: 'H', disposition: '2+kk', outdoor: 'garden', areaM2: 52.8 },
  { letter: 'I', disposition: '3+kk', outdoor: 'balcony', areaM2: 71.2 },
  { letter: 'J', disposition: '3+kk', outdoor: 'balcony', areaM2: 82.6 },
  { letter: 'K', disposition: '3+kk', outdoor: 'terrace', areaM2: 76.9 },
  { letter: 'L', disposition: '3+kk', outdoor: 'garden', areaM2: 77.4 },
  { letter: 'M', disposition: '3+1', outdoor: 'balcony', areaM2: 85.4 },
  { letter: 'N', disposition: '3+1', outdoor: 'balcony', areaM2: 93.7 },
  { letter: 'O', disposition: '3+1', outdoor: 'terrace', areaM2: 89.6 },
  { letter: 'P', disposition: '3+1', outdoor: 'garden', areaM2: 90.1 },
  { letter: 'Q', disposition: '4+kk', outdoor: 'balcony', areaM2: 97.3 },
  { letter: 'R', disposition: '4+kk', outdoor: 'balcony', areaM2: 114.8 },
  { letter: 'S', disposition: '4+kk', outdoor: 'terrace', areaM2: 106.5 },
  { letter: 'T', disposition: '4+kk', outdoor: 'garden', areaM2: 109.2 },
  { letter: 'U', disposition: '5+kk', outdoor: 'balcony', areaM2: 134.6 },
  { letter: 'V', disposition: '5+kk', outdoor: 'balcony', areaM2: 156.3 },
  { letter: 'W', disposition: '5+kk', outdoor: 'terrace', areaM2: 145.8 },
  { letter: 'X', disposition: '5+kk', outdoor: 'garden', areaM2: 147.2 },
]

/** The type nearest to a flat in size, of those with its disposition and outdoor area. */
export const unitTypeOf = ({ attributes }: Flat): UnitType => {
  const disposition = attributes['flat_disposition']
  const outdoor = outdoors.find((kind) => attributes[`flat_area_${kind}`] !== undefined)
  const distance = ({ areaM2 }: UnitType) => Math.abs(areaM2 - Number(attributes['flat_area']))
  const [nearest] = unitTypes
    .filter((type) => type.disposition === disposition && type.outdoor === outdoor)
    .sort((a, b) => distance(a) - distance(b))
  if (nearest === undefined) throw new Error(`no unit type for ${disposition} with ${outdoor}`)
  return nearest
}
