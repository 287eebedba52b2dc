import type { Failure } from '#core/contract/failure'

/** What a person can do about an upload that the server has refused. */
export type UploadAdvice = 'noGallery' | 'noObject' | 'noScreen' | 'noImage' | 'noFile' | 'noRight'

// spec: Media upload, the error messages.
const messages: readonly (readonly [start: string, advice: UploadAdvice])[] = [
  ['unit does not have a gallery', 'noGallery'],
  ['id does not refer to a valid object', 'noObject'],
  ['invalid screen id', 'noScreen'],
  ['file must be a png or jpeg', 'noImage'],
  ['parameters missing', 'noFile'],
]

/** Null where the failure's own words say it best. */
export const uploadAdvice = (failure: Failure): UploadAdvice | null => {
  if (failure.kind !== 'refused') return null
  const said = failure.message.trim().toLowerCase()
  const known = messages.find(([start]) => said.startsWith(start))
  if (known) return known[1]
  return failure.status === 401 ? 'noRight' : null
}
