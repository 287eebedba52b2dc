import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { success } from '#core/contract/failure'
import type { MediaFiles } from '../features/media/dependencies.ts'
import type { Files } from '../workers/ask-files.ts'
import { copyPath } from '../workers/pictures/copy-path.ts'
import type { Pictures } from '../workers/start-pictures.ts'
import type { AskForResource } from './download-resource.ts'
import { sweep } from './staged-files.ts'

const maxKeptBytes = 2_000_000_000

interface KeptFilesDependencies {
  readonly files: Pick<Files, 'readDropped'>
  readonly picturesProcess: Pick<Pictures, 'look'>
  readonly mediaFolder: string
  readonly ask: AskForResource
}

type KeptFiles = Pick<
  MediaFiles,
  'readDropped' | 'sweepStaged' | 'keepResource' | 'discardResource' | 'lookAtPicture' | 'copyPath'
>

/** What the profile keeps: files out of archives, copies of pictures, and of what was on the server before. */
export const keptFiles = ({
  files,
  picturesProcess,
  mediaFolder,
  ask,
}: KeptFilesDependencies): KeptFiles => {
  const copiesFolder = join(mediaFolder, 'copies')
  const copyOf: KeptFiles['copyPath'] = (copy) => copyPath(copiesFolder, copy)
  // Readings whose files no row names yet.
  let readings = 0
  const keptInThisRun = new Set<string>()
  return {
    readDropped: async function* (reading) {
      readings += 1
      try {
        yield* files.readDropped(reading)
      } finally {
        readings -= 1
      }
    },
    sweepStaged: async (needed) => {
      // Some files may be on their way into rows; the next sweep removes what is left.
      if (readings > 0) return
      for (const folder of ['staged', 'kept', 'copies']) {
        await sweep(
          join(mediaFolder, folder),
          (path) => needed.has(path) || keptInThisRun.has(path),
        )
      }
    },
    copyPath: copyOf,
    lookAtPicture: (picture, signal) => {
      for (const type of ['png', 'jpeg'] as const) {
        const path = copyOf({ id: picture.id, type })
        keptInThisRun.add(path).add(`${path}.part`)
      }
      return picturesProcess.look({ ...picture, copiesFolder }, signal)
    },
    keepResource: async (wanted) => {
      const path = join(mediaFolder, 'kept', randomUUID())
      // A file that has begun to grow has the same name with an ending of its own.
      keptInThisRun.add(path).add(`${path}.part`)
      const kept = await ask({ ...wanted, to: path, maxBytes: maxKeptBytes })
      if (kept.ok && kept.value !== null) return success({ path, fileName: kept.value.fileName })
      keptInThisRun.delete(path)
      return kept.ok ? success(null) : kept
    },
    discardResource: async (path) => {
      keptInThisRun.delete(path)
      // What cannot be removed now is swept at the next start.
      await rm(path, { force: true }).catch(() => undefined)
    },
  }
}
