import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// In the built application the assets lie beside the bundle as they lie beside this file.
const folder = join(import.meta.dirname, 'assets')

const known = new Map<string, Buffer>()

/** A file of `assets/` by its path there, read from the disk once. */
export const readAsset = (path: string): Buffer => {
  const bytes = known.get(path) ?? readFileSync(join(folder, path))
  known.set(path, bytes)
  return bytes
}
