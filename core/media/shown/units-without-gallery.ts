import type { UnitId } from '#core/ids'
import type { PlaceMedia } from './place-media.ts'

/** The units that were shown, none of them with a gallery on any screen: an empty one may not show. */
export const unitsWithoutGallery = (
  shown: readonly (readonly PlaceMedia[])[],
): ReadonlySet<UnitId> => {
  const without = new Set<UnitId>()
  const having = new Set<UnitId>()
  for (const place of shown.flat()) {
    if (place.kind !== 'unit') continue
    const hasOne = place.hasGallery === true || place.pictures.length > 0
    if (hasOne) having.add(place.id)
    else without.add(place.id)
  }
  for (const id of having) without.delete(id)
  return without
}
