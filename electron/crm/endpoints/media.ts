import { type Result, success } from '#core/contract/failure'
import {
  type BuildingId,
  type FloorId,
  type PictureId,
  pictureIdSchema,
  type ScreenId,
  type UnitId,
} from '#core/ids'
import type { Body } from '../calls/call.ts'
import type { Caller } from '../calls/caller.ts'
import type { FilePart } from '../transport/file-part.ts'
import type { OpenedFile } from '../transport/opened-file.ts'
import { readIdOrYes } from '../wire/read-id.ts'
import { readNothing } from '../wire/read-nothing.ts'
import type { CallOptions } from './asking.ts'
import { timeouts } from './timeouts.ts'

interface Upload extends CallOptions {
  readonly file: FilePart
  /** Opened and read before the call. */
  readonly ahead?: OpenedFile
  /** Called with the number of bytes of the request that have left, and of all of them. */
  readonly onSent: (bytes: number, total: number) => void
  /** Called before each wait that another attempt follows. */
  readonly onWait?: (ms: number) => void
}

type PutPlan = 'created' | 'replaced'

const created = 201

export const media = (caller: Pick<Caller, 'replace' | 'create'>) => {
  const setPlan = (
    upload: Upload,
    { endpoint, ...parameters }: { endpoint: string; [parameter: string]: string | number },
  ) =>
    caller.replace<PutPlan>({
      ...uploading(upload),
      endpoint,
      parameters,
      successes: doneStatuses,
      receive: (body) => readPutPlan(body, endpoint),
    })
  return {
    setUnitPdf: (upload: Upload, { unitId }: { readonly unitId: UnitId }) =>
      caller.replace<null>({
        ...uploading(upload),
        endpoint: 'set-unit-pdf',
        parameters: { unitid: unitId },
        successes: doneStatuses,
        receive: (body) => readNothing(body, 'set-unit-pdf'),
      }),
    setUnitPlan: (upload: Upload, of: { readonly unitId: UnitId; readonly screenId: ScreenId }) =>
      setPlan(upload, { endpoint: 'set-unit-plan', unitid: of.unitId, screenid: of.screenId }),
    setBuildingPlan: (
      upload: Upload,
      of: { readonly buildingId: BuildingId; readonly screenId: ScreenId },
    ) =>
      setPlan(upload, {
        endpoint: 'set-building-plan',
        buildingid: of.buildingId,
        screenid: of.screenId,
      }),
    setFloorPlan: (
      upload: Upload,
      of: { readonly floorId: FloorId; readonly screenId: ScreenId },
    ) =>
      setPlan(upload, { endpoint: 'set-floor-plan', floorid: of.floorId, screenid: of.screenId }),
    /** A new picture each time: sent once. */
    addUnitGalleryImage: (
      upload: Upload,
      of: { readonly unitId: UnitId; readonly screenId: ScreenId; readonly name: string },
    ) =>
      caller.create<PictureId | null>(
        {
          ...uploading(upload),
          endpoint: 'add-unit-gallery-image',
          parameters: { unitid: of.unitId, screenid: of.screenId, name: of.name },
          successes: doneStatuses,
          receive: (body) =>
            readIdOrYes(body, { endpoint: 'add-unit-gallery-image', schema: pictureIdSchema }),
        },
        `unit ${of.unitId}`,
      ),
  }
}

const uploading = ({ account, signal, file, ahead, onSent, onWait }: Upload) => ({
  account,
  signal,
  file,
  ahead,
  onSent,
  onWait,
  timeoutMs: timeouts.fileMs,
})

// spec: 200, 201 and 204, each of its endpoint; which of them a server says means the same: it was done.
const doneStatuses = [200, created, 202, 204]

/** spec: Media upload: the status alone tells which of the two was done. */
const readPutPlan = async (body: Body, endpoint: string): Promise<Result<PutPlan>> => {
  const read = await readNothing(body, endpoint)
  return read.ok ? success(body.status === created ? 'created' : 'replaced') : read
}
