import { once } from '#core/once'
import { usualTimeZone } from '#core/wall-time'

/** The time zone of this computer. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

const near = [usualTimeZone, 'Europe/Bratislava', 'UTC']

const known = once(() => [...new Set([...near, ownZone(), ...Intl.supportedValuesOf('timeZone')])])

/** The chosen zone, and those of the world behind it: the ones of our users first. */
export const timeZones = (chosen: string): string[] => {
  const zones = known()
  return zones.includes(chosen) ? [...zones] : [chosen, ...zones]
}
