import { isAbsolute } from 'node:path'
import { z } from 'zod'
import { failed, notFound, type Result, success } from '#core/contract/failure'
import { type FileToken, fileTokenSchema } from '#core/ids'
import { type Clock, hourMs } from '#core/time'

export interface FileGrants {
  readonly grant: (paths: unknown) => Result<FileToken[]>
  readonly pathOf: (token: FileToken) => Result<string>
}

const maxFilesPerDrop = 10_000

// A dropped text or a file made in memory has no path: the preload sends an empty one.
const pathsSchema = z.array(z.string().min(1).max(4_096).refine(isAbsolute)).max(maxFilesPerDrop)

/** Whoever reads a file reads it again with other columns soon; after a longer rest another act has begun. */
const unusedMs = hourMs

interface Grant {
  readonly path: string
  usedAtMs: number
}

/**
 * Opaque tokens for files that a person dropped or picked; the page never names a path of its own. A token that nobody
 * uses any more opens nothing: a page that is taken over later finds none.
 */
export const createFileGrants = (
  newToken: () => string,
  { elapsedMs }: Pick<Clock, 'elapsedMs'>,
): FileGrants => {
  const grants = new Map<FileToken, Grant>()
  const forgetUnused = () => {
    for (const [token, { usedAtMs }] of grants) {
      if (usedAtMs + unusedMs < elapsedMs()) grants.delete(token)
    }
  }
  return {
    grant: (input) => {
      const parsed = pathsSchema.safeParse(input)
      if (!parsed.success) {
        return failed({ kind: 'invalidInput', path: 'files', rule: 'file', again: 'afterFix' })
      }
      return success(
        parsed.data.map((path) => {
          const token = fileTokenSchema.parse(newToken())
          grants.set(token, { path, usedAtMs: elapsedMs() })
          return token
        }),
      )
    },
    pathOf: (token) => {
      forgetUnused()
      const grant = grants.get(token)
      if (grant === undefined) return notFound('afterFix')
      grant.usedAtMs = elapsedMs()
      return success(grant.path)
    },
  }
}
