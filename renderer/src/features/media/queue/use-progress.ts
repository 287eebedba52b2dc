import { useEffect, useState } from 'react'
import type { ProjectKey } from '#core/ids'
import type { MediaFile } from '#core/media/queue/media-file'
import { on } from '../../../bridge/on.ts'
import { afterReading, noProgress, type Progress, progressed } from './progress.ts'

/** What main tells of the uploads of a project, on top of the list as it was read. */
export const useProgress = (
  { workspaceId, projectId }: ProjectKey,
  files: readonly MediaFile[],
): Progress => {
  const [state, setState] = useState({ files, progress: noProgress })
  useEffect(
    () =>
      on('media.uploadsProgressed', (told) => {
        if (told.workspaceId !== workspaceId || told.projectId !== projectId) return
        setState((known) => ({ ...known, progress: progressed(known.progress, told) }))
      }),
    [workspaceId, projectId],
  )
  if (state.files === files) return state.progress
  const progress = afterReading(state.progress, files)
  setState({ files, progress })
  return progress
}
