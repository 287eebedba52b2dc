import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

interface Fingerprint {
  readonly root: string
  /** Files and folders below the root. */
  readonly entries: readonly string[]
  readonly isCounted?: (path: string) => boolean
}

/** One hash over the names and contents of files: equal only if every byte is. */
export const fingerprint = ({ root, entries, isCounted = () => true }: Fingerprint): string => {
  const hash = createHash('sha256')
  for (const path of entries
    .flatMap((entry) => filesOf(root, entry))
    .filter(isCounted)
    .sort()) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

const filesOf = (root: string, entry: string): string[] => {
  const path = join(root, entry)
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [entry]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) =>
      join(found.parentPath, found.name)
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
    )
}
