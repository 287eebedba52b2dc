import { statSync } from 'node:fs'
import { basename } from 'node:path'
import type { FilePart } from '../transport/file-part.ts'

/** A file as it is now, to be sent. */
export const lookAtFile = (path: string, contentType: string): FilePart => {
  const { size, mtimeMs } = statSync(path)
  return { path, fileName: basename(path), contentType, size, modifiedAt: Math.trunc(mtimeMs) }
}
