import { type Result, success } from '#core/contract/failure'
import type { ProjectKey } from '#core/ids'
import type { JobControls } from '../../jobs/run-jobs.ts'
import type { MediaDependencies } from '../dependencies.ts'
import { filesInSlices } from './files-in-slices.ts'
import { type FindFileDependencies, findFile } from './find-file.ts'

interface FindMissingDependencies extends FindFileDependencies {
  readonly store: MediaDependencies['store']
  readonly giveWay: () => Promise<void>
}

/** Looks at the old places of all files that were gone from there: a drive that was away takes many with it. */
export const findMissing = async (
  finding: FindMissingDependencies,
  of: ProjectKey,
  controls: JobControls,
): Promise<Result<null>> => {
  for (const { id, source } of await filesInSlices(finding, of)) {
    if (controls.signal.aborted) break
    if (source !== 'moved') continue
    const found = await findFile(finding, { fileId: id, path: null }, controls)
    // Another one is still away, or has been removed from the list meanwhile.
    if (!found.ok && found.failure.kind === 'store') return found
  }
  return success(null)
}
