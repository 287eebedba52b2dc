import { splitPath } from '#core/media/naming/split-path'
import type { MediaFile } from '#core/media/queue/media-file'
import type { MediaEndpoint, MediaTarget } from '#core/media/shown/media-target'

/** What a unit takes; a floor and a building take their plan alone. */
export const unitEndpoints = ['unitPlan', 'unitPicture', 'unitPdf'] as const
export type UnitEndpoint = (typeof unitEndpoints)[number]

const isUnitEndpoint = (endpoint: MediaEndpoint | undefined): endpoint is UnitEndpoint =>
  unitEndpoints.some((known) => known === endpoint)

/** The endpoint for a file on a place that a person has chosen: the earlier one where the place takes it. */
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

// Used where nothing else decides: photographs are numbered, plans are named after their unit.
const hasWordOfPicture = (path: string): boolean =>
  /foto|photo|vizual|render|img[_-]?\d|dsc[_-]?\d|galer|gallery|interier|exterier/i.test(path)
