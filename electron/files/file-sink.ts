import { type FileHandle, open, rm } from 'node:fs/promises'
import { failed, type Result, success } from '#core/contract/failure'
import type { ByteSink } from '../crm/transport/byte-sink.ts'
import { errorCode } from '../store/file/error-code.ts'
import { storeCause } from '../store/file/write-failure.ts'

interface FileSink {
  readonly sink: ByteSink
  /** Syncs the file to the disk; false where nothing was written. */
  readonly settle: () => Promise<Result<boolean>>
  readonly close: () => Promise<void>
}

interface FileSinkInput {
  readonly path: string
  readonly maxBytes: number
  /** What is downloaded, for the failure. */
  readonly endpoint: string
}

const tooLarge = (endpoint: string): Result<never> =>
  failed({
    kind: 'notThisServer',
    endpoint,
    expected: 'smaller',
    part: null,
    received: '',
    again: 'never',
  })

/** A download that ends in a file; what is larger than expected ends it. */
export const fileSink = ({ path, maxBytes, endpoint }: FileSinkInput): FileSink => {
  let file: FileHandle | null = null
  let written = 0
  const attempt = async <T>(work: () => Promise<T>): Promise<Result<T>> => {
    try {
      return success(await work())
    } catch (error) {
      if (errorCode(error) === null) throw error
      return failed({ kind: 'store', cause: storeCause(error), path, again: 'afterFix' })
    }
  }
  const close = async () => {
    await file?.close()
    file = null
  }
  return {
    close,
    sink: {
      begin: () =>
        attempt(async () => {
          await close()
          // What lies there is of an earlier attempt, or a link that leads elsewhere.
          await rm(path, { force: true })
          file = await open(path, 'wx', 0o600)
          written = 0
          return null
        }),
      write: async (bytes) => {
        written += bytes.byteLength
        if (written > maxBytes) return tooLarge(endpoint)
        return attempt(async () => {
          await file?.writeFile(bytes)
          return null
        })
      },
    },
    settle: () =>
      attempt(async () => {
        await file?.sync()
        await close()
        return written > 0
      }),
  }
}
