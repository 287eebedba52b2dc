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

const rootOfExport = 'export'
/** Field-notes 2.1: a client of old reads answers in which no export is around the project. */
const roots = [rootOfExport, 'project']

const withinExport = (path: string): string =>
  path.startsWith(rootOfExport) ? path : `${rootOfExport}/${path}`

/** Field-notes 2: `export` > `project` > `building` > `floor` > `flat`, units told in batches as they come. */
export const readProjectsXml = async (
  body: Body,
  reading: ReadingProjects & { readonly wanted: ProjectId | null },
): Promise<Result<ReadProject[]>> => {
  const tree = startProjectTree(reading)
  const { endpoint, onBytes } = reading
  const reader = { at: (path: string) => tree.at(withinExport(path)) }
  const read = await readXml(body, { endpoint, roots, reader, onBytes })
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
