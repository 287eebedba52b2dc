import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, sep } from 'node:path'

// What the bundles are made of: tests beside the sources are not.
const inputs = [
  'CHANGELOG.md',
  'core',
  'electron',
  'renderer',
  'sandbox',
  'resources',
  'scripts/setup/build/notices',
  'electron.vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
]
const outputs = ['out/main', 'out/preload', 'out/renderer', 'out/notices.json', 'out/sbom.cdx.json']
// The page shows what is new in the words of the changelog.
const changelog = 'CHANGELOG.md'
const isBuiltFrom = (path: string): boolean =>
  path === changelog || !/\.test(-d)?\.tsx?$|\.md$/.test(path)
const recordFile = (root: string): string => join(root, 'out', 'built-from.json')

interface BuildRecord {
  readonly inputs: string
  readonly outputs: string
}

export const fingerprintOfInputs = (root: string): string =>
  fingerprint({ root, entries: inputs, isCounted: isBuiltFrom })

const fingerprintOfOutputs = (root: string): string => fingerprint({ root, entries: outputs })

/** True when `out/` is exactly what the build made of exactly these inputs. */
export const isBuildCurrent = (root: string, inputsNow: string): boolean => {
  const record = readRecord(root)
  return record?.inputs === inputsNow && record.outputs === fingerprintOfOutputs(root)
}

const readRecord = (root: string): BuildRecord | null => {
  if (!existsSync(recordFile(root))) return null
  try {
    return JSON.parse(readFileSync(recordFile(root), 'utf8'))
  } catch {
    return null
  }
}

/** Called before a build: whatever happens to it, the old outputs no longer count. */
export const forgetBuild = (root: string): void => rmSync(recordFile(root), { force: true })

export const recordBuild = (root: string, inputsBefore: string): void => {
  const record: BuildRecord = { inputs: inputsBefore, outputs: fingerprintOfOutputs(root) }
  mkdirSync(dirname(recordFile(root)), { recursive: true })
  writeFileSync(recordFile(root), JSON.stringify(record))
}

interface Fingerprint {
  readonly root: string
  /** Files and folders below the root. */
  readonly entries: readonly string[]
  readonly isCounted?: (path: string) => boolean
}

/** One hash over the names and contents of files: equal only if every byte is. */
const fingerprint = ({ root, entries, isCounted = () => true }: Fingerprint): string => {
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
