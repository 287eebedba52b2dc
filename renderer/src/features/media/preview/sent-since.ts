import type { MediaFile } from '#core/media/queue/media-file'
import { placeKey, type UploadPlace } from '#core/media/queue/place-uploads'

/** The file that has taken a place since the server was asked what it shows there; null where none has. */
export const sentSince = (
  files: readonly MediaFile[],
  place: UploadPlace,
  askedAt: number | null,
): MediaFile | null => {
  const key = placeKey(place)
  let latest: { readonly file: MediaFile; readonly at: number } | null = null
  for (const file of files) {
    for (const upload of file.uploads) {
      if (upload.state.kind !== 'done' || placeKey(upload) !== key) continue
      const { at } = upload.state
      if (at > (latest?.at ?? askedAt ?? 0)) latest = { file, at }
    }
  }
  return latest?.file ?? null
}
