import type { Result } from '#core/contract/failure'
import type { DeveloperId, ProjectId, ScreenId } from '#core/ids'
import type { PlaceMedia } from '#core/media/shown/place-media'
import type { Unit } from '#core/prices/pricelist/unit'
import type { Body } from '../calls/call.ts'
import type { Caller } from '../calls/caller.ts'
import type { CallingAccount } from '../guards/calling-account.ts'
import type { ReadProject } from '../wire/project-tree.ts'
import { readProjectsXml, readProjectXml } from '../wire/project-xml.ts'
import { sent } from './sent.ts'
import { timeouts } from './timeouts.ts'

interface GetProjectInput {
  readonly projectId: ProjectId
  /** Null where the listing has named none: whether the server asks for one, it says itself. */
  readonly developerId: DeveloperId | null
  readonly screenId: ScreenId
  readonly includeHidden?: boolean
}

interface ProjectReader {
  readonly signal: AbortSignal
  /** A new attempt begins: units of the attempt before it are void. */
  readonly onStart: () => void
  readonly onUnits: (units: readonly Unit[], projectId: ProjectId) => void
  /** Takes plans, cards and pictures, where these are wanted too. */
  readonly onMedia?: (places: readonly PlaceMedia[]) => void
  readonly onProgress: (done: number, total: number | null) => void
}

export const projects = (caller: Pick<Caller, 'read'>) => ({
  getProject: (account: CallingAccount, wanted: GetProjectInput, reader: ProjectReader) =>
    caller.read<ReadProject>({
      account,
      endpoint: 'get-project',
      parameters: sent({
        projectid: wanted.projectId,
        developerid: wanted.developerId,
        screenid: wanted.screenId,
        // Field-notes 1: judged by its presence, whatever its value.
        includehidden: wanted.includeHidden === true ? 'true' : null,
      }),
      timeoutMs: timeouts.projectMs,
      signal: reader.signal,
      receive: (body) =>
        readProjectXml(body, {
          ...begin(reader, body),
          endpoint: 'get-project',
          projectId: wanted.projectId,
        }),
    }),

  /** Field-notes 1: every project of the account in full. */
  getAllProjects: (
    account: CallingAccount,
    { screenId }: Pick<GetProjectInput, 'screenId'>,
    reader: ProjectReader,
  ): Promise<Result<ReadProject[]>> =>
    caller.read<ReadProject[]>({
      account,
      endpoint: 'get-all-projects',
      parameters: { screenid: screenId },
      timeoutMs: timeouts.projectMs,
      signal: reader.signal,
      receive: (body) =>
        readProjectsXml(body, {
          ...begin(reader, body),
          endpoint: 'get-all-projects',
          wanted: null,
        }),
    }),
})

const begin = (reader: ProjectReader, body: Body) => {
  reader.onStart()
  return {
    onUnits: reader.onUnits,
    onMedia: reader.onMedia,
    onBytes: (done: number) => reader.onProgress(done, body.length),
  }
}
