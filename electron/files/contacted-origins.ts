import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { replaceSmallFile } from './replace-small-file.ts'

/** The origins that something may leave to, because a person has said so. */
export interface ContactedOrigins {
  /** Asks a person about an origin that nothing has left to before. */
  readonly allow: (origin: string, ask: (origin: string) => Promise<boolean>) => Promise<boolean>
}

const originsSchema = z.array(z.string())

/** Kept in a small file, which the page has no way to. */
export const contactedOrigins = (path: string): ContactedOrigins => {
  // Several calls may leave at once: a person is asked one question about them.
  const questions = new Map<string, Promise<boolean>>()
  const inThisRun = new Set<string>()
  return {
    allow: async (origin, ask) => {
      if (inThisRun.has(origin) || readOrigins(path).includes(origin)) return true
      const asked = questions.get(origin) ?? ask(origin).finally(() => questions.delete(origin))
      questions.set(origin, asked)
      const isAllowed = await asked
      if (isAllowed && !inThisRun.has(origin)) {
        inThisRun.add(origin)
        writeOrigins(path, [...readOrigins(path), origin])
      }
      return isAllowed
    },
  }
}

const readOrigins = (path: string): readonly string[] => {
  try {
    return originsSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    // Where nothing is known any more, a person is asked again.
    return []
  }
}

const writeOrigins = (path: string, origins: readonly string[]): void => {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    replaceSmallFile(path, JSON.stringify(origins))
  } catch {
    // A full disk costs another question after the next start.
  }
}
