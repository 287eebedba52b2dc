import type { WritableDb } from './handle.ts'
import { isSmall, rewriteFile, setRewriting } from './rewrite-file.ts'

// The number of pages is small enough that nobody waits for one step.
const pagesPerStep = 500
const incremental = 2

/**
 * Gives a part of what was freed back to the disk; true while there is more. A store from before this was
 * possible is rewritten once, as soon as that is worth it; a large one when the application ends.
 */
export const giveSpaceBack = (db: WritableDb): boolean => {
  const freed = Number(db.pragma('freelist_count', { simple: true }))
  if (freed === 0) return false
  if (db.pragma('auto_vacuum', { simple: true }) !== incremental) {
    const pages = Number(db.pragma('page_count', { simple: true }))
    if (freed * 4 < pages) return false
    if (isSmall(db)) rewriteFile(db)
    else setRewriting(db, 'atEnd')
    return false
  }
  db.pragma(`incremental_vacuum(${pagesPerStep})`)
  return freed > pagesPerStep
}
