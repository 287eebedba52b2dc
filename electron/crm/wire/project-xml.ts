import { type Result, success } from '#core/contract/failure'
import type { ProjectId } from '#core/ids'
import type { PlaceMedia } from '#core/media/shown/place-media'
import type { Unit } from '#core/prices/pricelist/unit'
import { notThisServer } from '../calls/answer-failure.ts'
import type { Body } from '../calls/call.ts'
import { type ReadProject, startProjectTree } from './project-tree.ts'
import { readXml } from './read-xml.ts'

export interface ReadingProjects {
  readonly endpoint: string
  readonly onUnits: (units: readonly Unit[], projectId: ProjectId) => void
  /** Plans, cards and pictures are read only for whoever asks. */
  readonly onMedia?: ((places: readonly PlaceMedia[]) => void) | undefined
  readonly onBytes: (done: number) => void
}

/** Field-notes 2: `export` > `project` > `building` > `floor` > `flat`, units told in batches as they come. */
export const readProjectsXml = async (
  body: Body,
  reading: ReadingProjects & { readonly wanted: ProjectId | null },
): Promise<Result<ReadProject[]>> => {
  const tree = startProjectTree(reading)
  const { endpoint, onBytes } = reading
  const read = await readXml(body, { endpoint, root: 'export', reader: tree, onBytes })
  return read.ok ? success(tree.finish()) : read
}

/** The one project that was asked for. */
export const readProjectXml = async (
  body: Body,
  reading: ReadingProjects & { readonly projectId: ProjectId },
): Promise<Result<ReadProject>> => {
  const { endpoint } = reading
  const read = await readProjectsXml(body, { ...reading, wanted: reading.projectId })
  if (!read.ok) return read
  const [project] = read.value
  return project === undefined
    ? notThisServer({ endpoint, expected: 'apiXml', part: '<project>', received: '<export>' })
    : success(project)
}
