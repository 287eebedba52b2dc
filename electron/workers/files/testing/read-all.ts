import { join } from 'node:path'
import type { LeftOut } from '#core/media/queue/left-out'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import type { DroppedPath, FoundFile } from '../files-message.ts'
import { readDropped } from '../read-dropped.ts'

/** Everything that is told of a drop, put together. */
export const readAll = async (dropped: readonly DroppedPath[], maxFiles = 1_000) => {
  const stagingFolder = join(temporaryFolder(), 'staged')
  const [found, leftOut]: [FoundFile[], LeftOut[]] = [[], []]
  const progress: number[] = []
  let total = 0
  let ends = 0
  await readDropped({ dropped, stagingFolder, maxFiles }, (message) => {
    if (message.kind === 'found') found.push(...message.files)
    if (message.kind === 'leftOut') leftOut.push(...message.leftOut)
    if (message.kind === 'end') ends += 1
    if (message.kind !== 'progress') return
    progress.push(message.done)
    total = message.total
  })
  const reasons = Object.fromEntries(leftOut.map(({ path, reason }) => [path, reason]))
  return { found, leftOut, reasons, progress, total, ends, stagingFolder }
}

export const hints = ({ found }: { readonly found: readonly FoundFile[] }): string[] =>
  found.map(({ hint }) => hint)
