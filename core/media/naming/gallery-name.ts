import { splitPath } from './split-path.ts'

export const galleryFields = ['name', 'number', 'building', 'floor', 'order'] as const
export type GalleryField = (typeof galleryFields)[number]

export interface GalleryPlace {
  readonly number: string
  readonly building: string
  readonly floor: string
}

interface Picture {
  readonly path: string
  /** The number in the list, from 1. */
  readonly order: number
  readonly place: GalleryPlace
}

const longest = 200
const field = /\{(?<field>[a-z]+)\}/g

/**
 * What visitors read below a picture, by a template such as `{number}: {name}`. A field that is not known stays as it
 * is written, so that a slip is seen. The endpoint needs a name: where nothing is left it is the unit's number.
 */
export const galleryName = (template: string, { path, order, place }: Picture): string => {
  const values: Record<GalleryField, string> = {
    number: place.number,
    building: place.building,
    floor: place.floor,
    name: readableName(path, place.number),
    order: String(order),
  }
  const name = template.replace(field, (whole, known: string) =>
    known in values ? values[known as GalleryField] : whole,
  )
  const tidy = name.replace(/\s+/g, ' ').replace(/^[\s\-–—:,.]+|[\s\-–—:,]+$/g, '')
  return withPlace(tidy, place.number).slice(0, longest)
}

/** Visitors make nothing of `01` alone. */
const withPlace = (name: string, number: string): string => {
  if (name === '') return number
  return /^\d+$/.test(name) && name !== number ? `${number} (${Number(name)})` : name
}

/** `A.1.05_obyvaci-pokoj_02` of A.1.05 is `Obyvaci pokoj 02`. */
const readableName = (path: string, number: string): string => {
  const { stem } = splitPath(path)
  const withoutNumber = number === '' ? stem : stem.split(number).join(' ')
  const words = withoutNumber
    .replace(/[_\s]+|(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(/^[\s\-–—.,]+|[\s\-–—.,]+$/g, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
