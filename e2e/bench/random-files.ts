import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface FilesToWrite {
  readonly count: number
  readonly bytes: number
  readonly extension: string
}

const write = ({ count, bytes, extension }: FilesToWrite) => {
  const folder = mkdtempSync(join(tmpdir(), 'unitdesk-bench-files-'))
  const content = randomBytes(bytes)
  const paths = Array.from({ length: count }, (_, at) => join(folder, `${at}.${extension}`))
  // They are on the disk before anything is timed: what else is written would wait for them.
  for (const path of paths) writeFileSync(path, content, { flush: true })
  return { folder, paths }
}

/** A folder of files with the same random bytes, written when it is first needed. */
export const randomFiles = (wanted: FilesToWrite) => {
  let written: ReturnType<typeof write> | null = null
  return {
    get: () => {
      written ??= write(wanted)
      return written
    },
    remove: () => {
      if (written !== null) rmSync(written.folder, { recursive: true, force: true })
    },
  }
}
