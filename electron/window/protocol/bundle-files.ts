import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

export interface BundleFile {
  readonly contentType: string
  readonly read: () => Buffer
}

/** Every file that the page may ask for, by the path of its address. */
export type BundleFiles = ReadonlyMap<string, BundleFile>

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** A fixed table made at start: no request is ever turned into a path. */
export const listBundleFiles = (folder: string): BundleFiles => {
  const files = new Map<string, BundleFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const contentType = contentTypes[extname(entry.name)]
    if (!entry.isFile() || contentType === undefined) continue
    const path = join(entry.parentPath, entry.name)
    const address = `/${relative(folder, path).split(sep).join('/')}`
    files.set(address, { contentType, read: () => readFileSync(path) })
  }
  return files
}
