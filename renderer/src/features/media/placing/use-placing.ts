import { useMutation } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { ScreenId } from '#core/ids'
import type { MediaFile, PlacedTarget } from '#core/media/queue/media-file'
import type { MediaTarget } from '#core/media/shown/media-target'
import { mutation } from '../../../bridge/mutation.ts'
import { notifyWithActs } from '../../../ui/notices/notify-with-acts.tsx'
import type { PlaceIndex } from '../place-index.ts'
import { placeWords } from '../place-words.ts'
import type { Undo } from '../use-undo.ts'
import type { PlacedAlike } from './alike.ts'
import { namedPlaces } from './chosen-places.ts'
import { endpointOn, type UnitEndpoint } from './endpoint-on.ts'
import { earlierPlacings, type FilePlacing, groupPlacings } from './group-placings.ts'

interface PlacingInput {
  readonly index: PlaceIndex
  readonly undo: Undo
}

/** Puts files on places, and says how to take that back. */
export const usePlacing = ({ index, undo: { keep } }: PlacingInput) => {
  const { t } = useTranslation()
  const { mutate: placeFiles } = useMutation(mutation('media.placeFiles'))
  const { mutate: confirmMatches } = useMutation(mutation('media.confirmMatches'))
  const write = (placings: readonly FilePlacing[], onDone: () => void) =>
    groupPlacings(placings).forEach((placing, at, { length }) => {
      // Of several calls at once only the last one notifies.
      placeFiles(placing, at === length - 1 ? { onSuccess: onDone } : {})
    })
  const keepUndo = (files: readonly MediaFile[]) =>
    keep(() => write(earlierPlacings(files), () => undefined))
  const tell = (
    files: readonly MediaFile[],
    said: (t: TFunction) => { readonly title: string; readonly sentence?: string },
  ) => {
    // Kept once: the words of the notice may be read again.
    const run = keepUndo(files)
    notifyWithActs((t) => ({
      ...said(t),
      tone: 'done',
      acts: [{ label: t('media.undo'), run }],
    }))
  }
  const place = (
    files: readonly MediaFile[],
    targets: (file: MediaFile) => readonly PlacedTarget[],
    screens: readonly ScreenId[] | null = null,
  ) => {
    const placings = files.map((file) => ({ file, targets: targets(file), screens }))
    const named = namedPlaces(
      placings.flatMap((placing) =>
        placing.targets.map(({ target }) => placeWords(t, index, target).name),
      ),
    )
    const isFew = named.kind === 'few'
    const place = isFew ? named.said : t('media.placing.manyPlaces', { count: named.count })
    write(placings, () =>
      tell(files, (t) => ({
        title: t('media.placing.placed', { count: files.length, place }),
        sentence: isFew ? '' : named.said,
      })),
    )
  }
  return {
    place,
    /** Places files with their earlier endpoint where the place takes it. */
    placeOn: (files: readonly MediaFile[], target: MediaTarget, as?: UnitEndpoint) =>
      place(files, (file) => [
        { target, endpoint: (target.kind === 'unit' && as) || endpointOn(file, target.kind) },
      ]),
    takeBack: (files: readonly MediaFile[]) =>
      write(
        files.map((file) => ({ file, targets: [], screens: null })),
        () => void keepUndo(files),
      ),
    confirm: (files: readonly MediaFile[]) =>
      confirmMatches(
        { files: files.map(({ id }) => id) },
        {
          onSuccess: () =>
            tell(files, (t) => ({ title: t('media.placing.confirmed', { count: files.length }) })),
        },
      ),
    placeAlike: (alike: readonly PlacedAlike[]) => {
      const files = alike.map(({ file }) => file)
      write(
        alike.map((placing) => ({ ...placing, screens: null })),
        () =>
          tell(files, (t) => ({ title: t('media.placing.placedAlike', { count: files.length }) })),
      )
    },
  }
}

export type Placement = ReturnType<typeof usePlacing>
