import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type Clock, dayMs, type Timestamp } from '#core/time'

/** So long a computer without graphics hardware is taken for one: somebody may have mended its driver since. */
const believedMs = 7 * dayMs

interface Looked {
  readonly electron: string
  readonly at: Timestamp
}

const written = /^(?<electron>[\d.]{1,40}) (?<at>\d{1,16})\n$/

const readLooked = (file: string): Looked | null => {
  try {
    const { electron = '', at } = written.exec(readFileSync(file, 'utf8'))?.groups ?? {}
    return at === undefined ? null : { electron, at: Number(at) }
  } catch {
    return null
  }
}

export interface GraphicsMemory {
  /** The processes that look for graphics hardware ended in vain not long ago; a start without them is faster. */
  readonly isKnownToLack: () => boolean
  /** What this run has found. */
  readonly remember: (found: 'hardware' | 'none') => void
}

/** Kept beside the store, which is opened only when Chromium has long begun to look. */
export const graphicsMemory = (
  file: string,
  { clock, electron }: { readonly clock: Pick<Clock, 'now'>; readonly electron: string },
): GraphicsMemory => ({
  isKnownToLack: () => {
    const looked = readLooked(file)
    if (looked?.electron !== electron) return false
    const age = clock.now() - looked.at
    return age >= 0 && age < believedMs
  },
  remember: (found) => {
    try {
      if (found === 'hardware') rmSync(file, { force: true })
      else writeFileSync(file, `${electron} ${clock.now()}\n`)
    } catch {
      // The next start looks again, as this one did.
    }
  },
})
