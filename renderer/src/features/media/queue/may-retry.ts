import type { MediaUpload } from '#core/media/queue/media-file'

/** Whether the upload has not arrived and a person may want to send it again. */
export const mayRetry = ({ state }: Pick<MediaUpload, 'state'>): boolean =>
  state.kind === 'failed' ||
  state.kind === 'cancelled' ||
  (state.kind === 'skipped' && state.reason === 'notKept')
