import type { FileKind } from '../naming/file-kind.ts'
import type { MatchDoubt } from '../naming/match-result.ts'
import type { MediaEndpoint, MediaTarget } from '../shown/media-target.ts'

interface EndpointChoice {
  readonly endpoint: MediaEndpoint
  readonly doubt: MatchDoubt | null
}

/** The endpoint that takes a file of a kind for a place of a kind; null where there is none. */
export const chooseEndpoint = (
  place: MediaTarget['kind'],
  kind: FileKind,
): EndpointChoice | null => {
  const chosen = place === 'unit' ? unitEndpoint(kind) : planEndpoint(place, kind)
  return chosen && kind.isDocument ? { ...chosen, doubt: 'kindDiffers' } : chosen
}

const planEndpoint = (place: 'floor' | 'building', kind: FileKind): EndpointChoice | null => {
  // spec: Media upload: floors and buildings have a plan, which is an image, and nothing else.
  if (kind.form !== 'image') return null
  const endpoint = place === 'floor' ? 'floorPlan' : 'buildingPlan'
  const isOther = kind.said === 'picture' || kind.said === 'card' || kind.saysTwoKinds
  return { endpoint, doubt: isOther ? 'kindDiffers' : null }
}

const unitEndpoint = ({
  said,
  saysTwoKinds,
  form,
  order,
  isPhotoShaped,
}: FileKind): EndpointChoice | null => {
  if (form === 'pdf') {
    const differs = said === 'plan' || said === 'picture'
    return { endpoint: 'unitPdf', doubt: differs ? 'kindDiffers' : null }
  }
  // spec: Media upload: the card of a unit may be any file; only one that is called so is offered.
  if (said === 'card') return { endpoint: 'unitPdf', doubt: 'kindDiffers' }
  if (form === 'other') return null
  if (said === null) {
    const isPicture = order !== null || isPhotoShaped
    return { endpoint: isPicture ? 'unitPicture' : 'unitPlan', doubt: 'kindUnknown' }
  }
  const endpoint = said === 'plan' ? 'unitPlan' : 'unitPicture'
  return { endpoint, doubt: saysTwoKinds ? 'kindDiffers' : null }
}
