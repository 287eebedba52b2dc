import { rememberEach } from '#core/remember-each'
import type { Unit } from './unit.ts'

/** The same few texts stand in thousands of units. */
const pointsOf = rememberEach((text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\s,;/+]+/u)
      .map((point) => point.toUpperCase())
      .filter((point) => point !== ''),
  ),
])

/** The compass points that a unit faces: people write one or several, in any language. */
export const orientationsOf = ({ attributes }: Pick<Unit, 'attributes'>): readonly string[] =>
  pointsOf(attributes['flat_orientation'] ?? '')
