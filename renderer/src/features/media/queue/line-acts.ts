import type { UploadId } from '#core/ids'
import type { MediaUpload } from '#core/media/queue/media-file'
import { isReplacing } from '#core/media/queue/upload-moves'

type Upload = Pick<MediaUpload, 'id' | 'state' | 'endpoint'>

/** An upload of a picture whose bytes leave cannot be stopped: only its answer says whether it has arrived. */
const mayStop = ({ state: { kind }, endpoint }: Upload): boolean =>
  kind === 'queued' || (kind === 'sending' && isReplacing(endpoint))

interface LineActs {
  readonly pause: readonly UploadId[]
  readonly resume: readonly UploadId[]
  readonly cancel: readonly UploadId[]
}

/** What can be done with uploads of the line, each by itself. */
export const lineActs = (uploads: readonly Upload[]): LineActs => {
  const pause = uploads.filter(mayStop).map(({ id }) => id)
  const resume = uploads.filter(({ state }) => state.kind === 'paused').map(({ id }) => id)
  return { pause, resume, cancel: [...pause, ...resume] }
}
