import { isAbsolute } from 'node:path'
import { z } from 'zod'
import { failed, type Result, success } from '#core/contract/failure'
import { maxFilesPerDrop } from '#core/contract/media'
import { type FileToken, fileTokenSchema } from '#core/ids'

export interface FileGrants {
  readonly grant: (paths: unknown) => Result<FileToken[]>
  readonly pathOf: (token: FileToken) => Result<string>
  /** What the files were picked for is over: from now on their tokens open nothing. */
  readonly end: (tokens: readonly FileToken[]) => void
  readonly endAll: () => void
}

// A dropped text or a file made in memory has no path: the preload sends an empty one.
const pathsSchema = z.array(z.string().min(1).max(4_096).refine(isAbsolute)).max(maxFilesPerDrop)

/**
 * Opaque tokens for files that a person dropped or picked; the page never names a path of its own. A token ends with
 * what it was made for, and a page that is taken over later finds none.
 */
export const createFileGrants = (newToken: () => string): FileGrants => {
  const paths = new Map<FileToken, string>()
  return {
    grant: (input) => {
      const parsed = pathsSchema.safeParse(input)
      if (!parsed.success) {
        return failed({ kind: 'invalidInput', path: 'files', rule: 'file', again: 'afterFix' })
      }
      return success(
        parsed.data.map((path) => {
          const token = fileTokenSchema.parse(newToken())
          paths.set(token, path)
          return token
        }),
      )
    },
    pathOf: (token) => {
      const path = paths.get(token)
      return path === undefined
        ? failed({ kind: 'invalidInput', path: 'file', rule: 'fileEnded', again: 'afterFix' })
        : success(path)
    },
    end: (tokens) => {
      for (const token of tokens) paths.delete(token)
    },
    endAll: () => paths.clear(),
  }
}
