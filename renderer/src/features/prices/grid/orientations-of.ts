import type { Unit } from '#core/prices/pricelist/unit'

/** Where a unit looks: people write one or several compass points, in any language. */
export const orientationsOf = ({ attributes }: Pick<Unit, 'attributes'>): readonly string[] => [
  ...new Set(
    (attributes['flat_orientation'] ?? '')
      .split(/[\s,;/+]+/u)
      .map((point) => point.toUpperCase())
      .filter((point) => point !== ''),
  ),
]
