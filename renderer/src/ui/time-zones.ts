import { usualTimeZone } from '#core/wall-time'

/** The time zone of this computer. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

const near = [usualTimeZone, 'Europe/Bratislava', 'UTC']

let known: readonly string[] | null = null

/** The chosen zone, and those of the world behind it: the ones of our users first. */
export const timeZones = (chosen: string): string[] => {
  known ??= [...new Set([...near, ownZone(), ...Intl.supportedValuesOf('timeZone')])]
  return known.includes(chosen) ? [...known] : [chosen, ...known]
}
