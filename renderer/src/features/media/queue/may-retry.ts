import type { MediaUpload } from '#core/media/queue/media-file'

/** It has not arrived, and a person may want it to. */
export const mayRetry = ({ state }: Pick<MediaUpload, 'state'>): boolean =>
  state.kind === 'failed' ||
  state.kind === 'cancelled' ||
  (state.kind === 'skipped' && state.reason === 'notKept')
