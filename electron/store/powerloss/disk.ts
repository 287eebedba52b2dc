import type { DiskCall } from './parse-trace.ts'

type Change = Extract<DiskCall, { kind: 'write' | 'truncate' }>

interface DiskFile {
  /** What a power cut cannot take any more. */
  synced: Buffer
  pending: Change[]
}

export interface Disk {
  readonly apply: (call: DiskCall) => void
  /** The files as a power cut may leave them; `survives` decides for every piece that was not synced. */
  readonly image: (survives: () => boolean) => ReadonlyMap<string, Buffer>
}

const sectorBytes = 512

const withWrite = (content: Buffer, at: number, bytes: Buffer): Buffer => {
  const size = Math.max(content.length, at + bytes.length)
  const grown = Buffer.alloc(size)
  content.copy(grown)
  bytes.copy(grown, at)
  return grown
}

const resized = (content: Buffer, size: number): Buffer => {
  const changed = Buffer.alloc(size)
  content.copy(changed, 0, 0, size)
  return changed
}

const applyChange = (content: Buffer, change: Change): Buffer =>
  change.kind === 'write'
    ? withWrite(content, change.at, change.bytes)
    : resized(content, change.size)

/** A write may reach the platter in part: each sector of it survives or not. */
const sectorsOf = (change: Change): Change[] => {
  if (change.kind === 'truncate') return [change]
  const { file, at, bytes } = change
  const pieces: Change[] = []
  for (let start = 0; start < bytes.length; ) {
    const end = Math.min(bytes.length, start + sectorBytes - ((at + start) % sectorBytes))
    pieces.push({ kind: 'write', file, at: at + start, bytes: bytes.subarray(start, end) })
    start = end
  }
  return pieces
}

/** A disk that forgets what was not synced; each file is synced for itself, as the systems promise. */
export const startDisk = (initial: ReadonlyMap<string, Buffer>): Disk => {
  const files = new Map<string, DiskFile>(
    [...initial].map(([name, content]) => [name, { synced: content, pending: [] }]),
  )
  const fileOf = (name: string): DiskFile => {
    const known = files.get(name) ?? { synced: Buffer.alloc(0), pending: [] }
    files.set(name, known)
    return known
  }
  return {
    apply: (call) => {
      if (call.kind === 'acknowledge') return
      const file = fileOf(call.file)
      if (call.kind !== 'sync') {
        file.pending.push(call)
        return
      }
      file.synced = file.pending.reduce(applyChange, file.synced)
      file.pending = []
    },
    image: (survives) =>
      new Map(
        [...files].map(([name, { synced, pending }]) => [
          name,
          pending.flatMap(sectorsOf).filter(survives).reduce(applyChange, synced),
        ]),
      ),
  }
}
