import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Result, success } from '#core/contract/failure'
import { isNotGiven } from '#core/contract/is-not-given'
import type { ProjectId, ResourceUid, WorkspaceId } from '#core/ids'
import type { CrmClient } from '../crm/calls/client.ts'
import type { CallingAccount } from '../crm/guards/calling-account.ts'
import { fileSink } from './file-sink.ts'

interface ResourceDownload {
  readonly account: CallingAccount
  readonly uid: ResourceUid
  readonly signal: AbortSignal
  /** The path at which the file appears when it is complete, and not before. */
  readonly to: string
  readonly maxBytes: number
}

interface DownloadedFile {
  readonly fileName: string | null
  readonly sizeBytes: number
}

/** Asks with an account that serves the project. */
export type AskForResource = (
  wanted: Omit<ResourceDownload, 'account'> & {
    readonly workspaceId: WorkspaceId
    readonly projectId: ProjectId
  },
) => Promise<Result<DownloadedFile | null>>

/** A file of the server's on the disk; null where the server does not give it. */
export const downloadResource = async (
  client: Pick<CrmClient, 'getResource'>,
  { account, uid, signal, to, maxBytes }: ResourceDownload,
): Promise<Result<DownloadedFile | null>> => {
  const part = `${to}.part`
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const { sink, settle, close } = fileSink({ path: part, maxBytes, endpoint: 'get-resource' })
  try {
    const options = { signal, sink, onProgress: () => undefined }
    const downloaded = await client.getResource(account, uid, options)
    if (!downloaded.ok) return isNotGiven(downloaded.failure) ? success(null) : downloaded
    const settled = await settle()
    if (!settled.ok) return settled
    if (!settled.value) return success(null)
    await rename(part, to)
    const { fileName, bytes } = downloaded.value
    return success({ fileName, sizeBytes: bytes })
  } finally {
    await close()
    await rm(part, { force: true })
  }
}
