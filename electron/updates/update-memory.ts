import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Result } from '#core/contract/failure'
import { parseJson } from '#core/parse-json'
import { updateChannels, updateTroubles } from '#core/updates/feed'
import { replaceSmallFile } from '../files/replace-small-file.ts'
import { attemptWrite } from '../store/file/write-failure.ts'

const memorySchema = z.object({
  channel: z.enum(updateChannels),
  /** A whole number below a hundred, drawn once. */
  draw: z.int().min(0).max(99),
  askedAt: z.int().nullable(),
  /** When the newest feed of each channel was published that was ever believed. */
  newestSeen: z.object({ stable: z.int().nullable(), early: z.int().nullable() }),
  /** Why the last version that was ready at an end did not take its place; null where it did. */
  notInstalled: z.enum(updateTroubles).nullable(),
  /** The version that this is about. */
  notInstalledVersion: z.string().nullable().default(null),
})
type RememberedUpdates = z.infer<typeof memorySchema>

/** What an installation remembers of updates, also where its store cannot be opened. */
export interface UpdateMemory {
  readonly read: () => RememberedUpdates
  readonly write: (remembered: RememberedUpdates) => Result<null>
}

export const updateMemory = (path: string): UpdateMemory => {
  let remembered = readMemory(path)
  return {
    read: () => remembered,
    write: (changed) => {
      remembered = changed
      return attemptWrite(path, () => {
        replaceSmallFile(path, JSON.stringify(changed))
        return null
      })
    },
  }
}

const readMemory = (path: string): RememberedUpdates => {
  const known = memorySchema.safeParse(parseJson(textOf(path)))
  if (known.success) return known.data
  return {
    channel: 'stable',
    draw: randomInt(100),
    askedAt: null,
    newestSeen: { stable: null, early: null },
    notInstalled: null,
    notInstalledVersion: null,
  }
}

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // Before the first question there is none.
    return ''
  }
}
