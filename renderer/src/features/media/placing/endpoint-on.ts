import { splitPath } from '#core/media/naming/split-path'
import type { MediaFile } from '#core/media/queue/media-file'
import type { MediaEndpoint, MediaTarget } from '#core/media/shown/media-target'

/** What a unit takes; a floor and a building take their plan alone. */
export const unitEndpoints = ['unitPlan', 'unitPicture', 'unitPdf'] as const
export type UnitEndpoint = (typeof unitEndpoints)[number]

const isUnitEndpoint = (endpoint: MediaEndpoint | undefined): endpoint is UnitEndpoint =>
  unitEndpoints.some((known) => known === endpoint)

/** As what a file goes to a place that a person has chosen: as it was meant before where the place takes that. */
export const endpointOn = (
  file: Pick<MediaFile, 'path' | 'read' | 'uploads' | 'match'>,
  kind: MediaTarget['kind'],
): MediaEndpoint => {
  if (kind === 'floor') return 'floorPlan'
  if (kind === 'building') return 'buildingPlan'
  const before = file.uploads[0]?.endpoint ?? file.match?.targets[0]?.endpoint
  if (isUnitEndpoint(before)) return before
  const isPdf = file.read ? file.read.type === 'pdf' : splitPath(file.path).extension === 'pdf'
  if (isPdf) return 'unitPdf'
  return hasWordOfPicture(file.path) ? 'unitPicture' : 'unitPlan'
}

// Where nothing else tells: photographs are counted, plans are called by their unit.
const hasWordOfPicture = (path: string): boolean =>
  /foto|photo|vizual|render|img[_-]?\d|dsc[_-]?\d|galer|gallery|interier|exterier/i.test(path)
