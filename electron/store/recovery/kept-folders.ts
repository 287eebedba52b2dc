import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { KeptFolder } from '#core/contract/store'
import { keptPrefixes, syncFolder } from '../file/layout.ts'

const pattern = new RegExp(
  `^(?:${keptPrefixes.join('|')})-(\\d{4}-\\d\\d-\\d\\dT)(\\d\\d)-(\\d\\d)-(\\d\\d\\.\\d{3}Z)(?:-\\d+)?$`,
)

/** Lists the folders of unusable stores, with whatever was in them then; the newest first. */
export const listKeptFolders = (directory: string): KeptFolder[] =>
  readdirSync(directory, { withFileTypes: true })
    .flatMap((entry) => {
      const [, date, hour, minute, second] = pattern.exec(entry.name) ?? []
      if (!entry.isDirectory() || date === undefined) return []
      const at = Date.parse(`${date}${hour}:${minute}:${second}`)
      return [{ name: entry.name, at, bytes: bytesIn(join(directory, entry.name)) }]
    })
    .sort((a, b) => b.at - a.at)

const bytesIn = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)

/** Removes only the folders that a person was shown. */
export const removeKeptFolders = (directory: string, names: readonly string[]): void => {
  for (const { name } of listKeptFolders(directory)) {
    if (names.includes(name)) rmSync(join(directory, name), { recursive: true, force: true })
  }
  syncFolder(directory)
}
