import { copyFileSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface Evidence {
  /** Files that are copied where they are there, by the names that they get. */
  readonly files: Readonly<Record<string, string>>
  /** Lists that get one line for each entry. */
  readonly lists: Readonly<Record<string, readonly unknown[]>>
}

/** Keeps what a breach is looked into with, and says in which folder. */
export const keepEvidence = ({ files, lists }: Evidence): string => {
  const folder = mkdtempSync(join(tmpdir(), 'unitdesk-hour-breach-'))
  const place = (name: string): string => {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    return path
  }
  for (const [name, path] of Object.entries(files)) {
    if (existsSync(path)) copyFileSync(path, place(name))
  }
  for (const [name, entries] of Object.entries(lists)) {
    writeFileSync(place(name), entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  }
  return folder
}
