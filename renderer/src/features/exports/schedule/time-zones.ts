import { ownZone } from '../../../ui/own-zone.ts'

const near = ['Europe/Prague', 'Europe/Bratislava', 'UTC']

let known: readonly string[] | null = null

/** The zones of the world, those of our users first. */
export const timeZones = (): readonly string[] => {
  known ??= [...new Set([...near, ownZone(), ...Intl.supportedValuesOf('timeZone')])]
  return known
}
