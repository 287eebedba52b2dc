import { lstat, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { compareNatural } from '#core/media/naming/natural-order'
import { splitPath } from '#core/media/naming/split-path'
import type { LeftOut } from '#core/media/queue/left-out'
import { fileRefusal } from './file-refusal.ts'
import type { DroppedFile, DroppedPath } from './files-message.ts'
import { maxDepth } from './limits.ts'

export interface WalkedFile extends DroppedFile {
  /** In whole milliseconds. */
  readonly modifiedAt: number
}

interface WalkedFolder {
  readonly files: readonly WalkedFile[]
  readonly leftOut: readonly LeftOut[]
}

/** Every file of a drop once, in the order in which a person would write them down. */
export const walk = async (
  dropped: readonly DroppedPath[],
  { maxFiles }: { readonly maxFiles: number },
): Promise<WalkedFolder> => {
  const files = new Map<string, WalkedFile>()
  const leftOut: LeftOut[] = []
  const leave = (path: string, reason: LeftOut['reason']) => leftOut.push({ path, reason })
  const place = async (item: DroppedPath, depth: number): Promise<void> => {
    if (files.has(item.path)) return
    try {
      const found = await stat(item.path)
      if (found.isDirectory()) return await enter(item, depth)
      if (!found.isFile()) leave(item.hint, 'notAFile')
      else if (splitPath(item.hint).isLitter) leave(item.hint, 'litter')
      else if (files.size >= maxFiles) leave(item.hint, 'tooMany')
      else
        files.set(item.path, {
          ...item,
          sizeBytes: found.size,
          modifiedAt: Math.trunc(found.mtimeMs),
        })
    } catch (error) {
      leave(item.hint, fileRefusal(error))
    }
  }
  const enter = async ({ path, hint }: DroppedPath, depth: number): Promise<void> => {
    if (depth > 0 && isLitterFolder(hint)) return void leave(hint, 'litter')
    if (depth >= maxDepth) return void leave(hint, 'tooDeep')
    // A person who drops a link means what it leads to; a link further down may lead into a circle.
    if (depth > 0 && (await lstat(path)).isSymbolicLink()) return void leave(hint, 'notAFile')
    for (const name of (await readdir(path)).sort(compareNatural)) {
      if (files.size >= maxFiles) return void leave(hint, 'tooMany')
      await place({ path: join(path, name), hint: `${hint}/${name}` }, depth + 1)
    }
  }
  for (const item of dropped) await place(item, 0)
  const inOrder = [...files.values()].sort((a, b) => compareNatural(a.hint, b.hint))
  return { files: inOrder, leftOut }
}

const systemFolders = new Set(['__macosx', '$recycle.bin', 'system volume information', '@eadir'])

const isLitterFolder = (hint: string): boolean => {
  const name = hint.slice(hint.lastIndexOf('/') + 1).toLowerCase()
  return name.startsWith('.') || systemFolders.has(name)
}
