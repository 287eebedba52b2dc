import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSound } from '../connection.ts'
import { openFile } from '../handle.ts'

export interface Acknowledged {
  readonly lastCall: number
  readonly lastPricelist: number
}

export type Verdict = 'kept' | 'lost' | 'damaged'

/** Opens what a power cut left and asks whether everything that was acknowledged is there. */
export const judgeImage = (
  folder: string,
  image: ReadonlyMap<string, Buffer>,
  { lastCall, lastPricelist }: Acknowledged,
): Verdict => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of image) writeFileSync(join(folder, name), content)
  try {
    const db = openFile(join(folder, 'unitdesk.db'))
    try {
      if (!isSound(db, 'full')) return 'damaged'
      const newest = db.prepare('SELECT coalesce(max(id), 0) FROM api_call').pluck().get()
      const published = db
        .prepare('SELECT coalesce(max(id), 0) FROM pricelist WHERE published = 1')
        .pluck()
        .get()
      const isKept = Number(newest) >= lastCall && Number(published) >= lastPricelist
      return isKept ? 'kept' : 'lost'
    } finally {
      db.close()
    }
  } catch {
    return 'damaged'
  }
}
