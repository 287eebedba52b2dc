import type { Entry } from 'yauzl'
import { compareNatural } from '#core/media/naming/natural-order'
import { splitPath } from '#core/media/naming/split-path'
import type { LeftOut } from '#core/media/queue/left-out'
import { harmlessBytes, maxArchiveBytes, maxDepth, maxEntryBytes, maxRatio } from './limits.ts'
import { zipNames } from './zip-names.ts'

export interface PlannedEntry {
  readonly entry: Entry
  /** Below the archive. */
  readonly hint: string
}

interface ArchivePlan {
  readonly entries: readonly PlannedEntry[]
  readonly leftOut: readonly LeftOut[]
}

interface Archive {
  readonly hint: string
  readonly sizeBytes: number
  readonly entries: readonly Entry[]
}

interface Room {
  /** How many files the drop has still room for. */
  readonly files: number
  /** What may be written to the disk. */
  readonly bytes: number
}

/** What of an archive is unpacked: decided from its directory alone, before a byte of it is. */
export const planArchive = ({ hint, sizeBytes, entries }: Archive, room: Room): ArchivePlan => {
  const names = zipNames(entries)
  const planned: PlannedEntry[] = []
  const leftOut: LeftOut[] = []
  const seen = new Set<string>()
  let unpacked = 0
  const roomBytes = Math.min(maxArchiveBytes, Math.max(harmlessBytes, sizeBytes * maxRatio))
  const named = entries.map((entry, index) => ({ entry, name: names[index] ?? '' }))
  for (const { entry, name } of named.sort((a, b) => compareNatural(a.name, b.name))) {
    if (isFolder(entry, name)) continue
    const told = `${hint}/${shown(name)}`
    const reason = (): LeftOut['reason'] | null => {
      const refusal = refusalOfName(name) ?? refusalOfEntry(entry, name)
      if (refusal !== null) return refusal
      if (seen.has(name)) return 'sameName'
      if (planned.length >= room.files) return 'tooMany'
      if (unpacked + entry.uncompressedSize > roomBytes) return 'tooLarge'
      return unpacked + entry.uncompressedSize > room.bytes ? 'noSpace' : null
    }
    const refusal = reason()
    if (refusal !== null) {
      leftOut.push({ path: told, reason: refusal })
      continue
    }
    seen.add(name)
    unpacked += entry.uncompressedSize
    planned.push({ entry, hint: told })
  }
  return { entries: planned, leftOut }
}

const partsOf = (name: string): readonly string[] =>
  name.split('/').filter((part) => part !== '' && part !== '.')

/** A name is only ever shown; nothing is written to a place that it names. */
const shown = (name: string): string => partsOf(name).join('/').slice(0, 500)

const refusalOfName = (name: string): LeftOut['reason'] | null => {
  const parts = partsOf(name)
  if (name.startsWith('/') || /^[a-z]:/i.test(name) || name.includes('\0')) return 'outside'
  if (parts.includes('..')) return 'outside'
  if (parts.length > maxDepth) return 'tooDeep'
  const isHidden = parts.slice(0, -1).some((part) => part.startsWith('.'))
  return isHidden || splitPath(name).isLitter ? 'litter' : null
}

const dosFolder = 0x10
const linkMode = 0xa000

const isFolder = ({ externalFileAttributes, uncompressedSize }: Entry, name: string): boolean =>
  name.endsWith('/') || ((externalFileAttributes & dosFolder) !== 0 && uncompressedSize === 0)

const refusalOfEntry = (entry: Entry, name: string): LeftOut['reason'] | null => {
  const { compressedSize, uncompressedSize } = entry
  const mode = entry.externalFileAttributes >>> 16
  if ((mode & 0xf000) === linkMode) return 'notAFile'
  if (entry.isEncrypted()) return 'encrypted'
  if (/\.(?:zip|7z|rar)$/i.test(name)) return 'nestedArchive'
  if (uncompressedSize > maxEntryBytes) return 'tooLarge'
  if (uncompressedSize > harmlessBytes && uncompressedSize > compressedSize * maxRatio) {
    return 'tooLarge'
  }
  return entry.compressionMethod === 0 || entry.compressionMethod === 8 ? null : 'otherArchive'
}
