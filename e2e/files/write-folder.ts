import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drawFile } from './draw-files.ts'

/** A folder of drawn files on the disk of the person; answers with the hash of each by its path. */
export const writeFolder = (
  folder: string,
  paths: readonly string[],
): ReadonlyMap<string, string> =>
  new Map(
    paths.map((path) => {
      const bytes = drawFile(path)
      const place = join(folder, path)
      mkdirSync(dirname(place), { recursive: true })
      writeFileSync(place, bytes)
      return [path, createHash('sha256').update(bytes).digest('hex')]
    }),
  )
