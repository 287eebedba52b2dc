import type { Unit } from './unit.ts'

/** The compass points that a unit faces: people write one or several, in any language. */
export const orientationsOf = ({ attributes }: Pick<Unit, 'attributes'>): readonly string[] => [
  ...new Set(
    (attributes['flat_orientation'] ?? '')
      .split(/[\s,;/+]+/u)
      .map((point) => point.toUpperCase())
      .filter((point) => point !== ''),
  ),
]
