import type { ResourceUid, UnitId } from '#core/ids'
import { targetKey } from '../place-index.ts'
import { galleryOf, type ShownMedia } from '../shown-media.ts'

/** A picture of a unit, as the server shows it. */
export type UnitPicture =
  | { readonly kind: 'plan'; readonly resource: ResourceUid }
  | { readonly kind: 'picture'; readonly resource: ResourceUid; readonly name: string | null }

/** The plans of a unit and then its pictures, each once though several screens show it. */
export const unitPictures = (
  shown: ShownMedia,
  unitId: UnitId,
  language: string,
): readonly UnitPicture[] => {
  const key = targetKey({ kind: 'unit', id: unitId })
  const plans = new Set(
    [...shown.screens.values()].flatMap((places) => places.get(key)?.plans ?? []),
  )
  return [
    ...[...plans].map((resource) => ({ kind: 'plan' as const, resource })),
    ...galleryOf(shown, unitId).flatMap(({ resource, names }) =>
      resource === null
        ? []
        : [{ kind: 'picture' as const, resource, name: nameIn(names, language) }],
    ),
  ]
}

/** The name in the language of the window, or in whatever language there is one. */
const nameIn = (names: Readonly<Record<string, string>>, language: string): string | null => {
  const written = Object.entries(names).filter(([, name]) => name.trim() !== '')
  const own = written.find(([code]) => code.toLowerCase().startsWith(language))
  return (own ?? written[0])?.[1] ?? null
}
