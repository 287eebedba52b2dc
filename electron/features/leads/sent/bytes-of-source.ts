import { cancelled, failed, notFound, type Result, success } from '#core/contract/failure'
import type { ParsedInputOf } from '#core/contract/index'
import type { WatchedFileId, WorkspaceId } from '#core/ids'
import { isTemporary } from '#core/leads/sent/address-trouble'
import type { LeadsDependencies } from '../dependencies.ts'
import { fetchAddress } from './fetch-address.ts'

type SentFileSource = Pick<ParsedInputOf<'leads.readSentFile'>, 'workspaceId' | 'source'>

interface NamedFile {
  readonly fileName: string
  readonly bytes: Uint8Array
}

/** The bytes of a file that a person has given, of a file of the folder, or of the answer of an address. */
export const bytesOfSource = async (
  dependencies: LeadsDependencies,
  { workspaceId, source }: SentFileSource,
  signal: AbortSignal,
): Promise<Result<NamedFile>> => {
  const { store, files, grantedPath } = dependencies
  if (source.kind === 'file') {
    const path = grantedPath(source.file)
    return path.ok ? bytesAt(dependencies, path.value) : path
  }
  const file = store.readWatchedFile(source.fileId)
  if (file === null) return notFound('afterFix')
  if (file.source === 'address') {
    const { fileId } = source
    return bytesOfAddress(dependencies, { workspaceId, fileId, name: file.name, signal })
  }
  const folder = store.readWatchedFolder(workspaceId)
  return folder === null
    ? notFound('afterFix')
    : bytesAt(dependencies, files.pathIn(folder.path, file.name))
}

const bytesAt = async (
  { files }: Pick<LeadsDependencies, 'files'>,
  path: string,
): Promise<Result<NamedFile>> => {
  const bytes = await files.read(path)
  return bytes.ok ? success({ fileName: files.nameOf(path), bytes: bytes.value }) : bytes
}

interface AddressRequest {
  readonly workspaceId: WorkspaceId
  readonly fileId: WatchedFileId
  readonly name: string
  readonly signal: AbortSignal
}

/** Asks the address once more only where another run has asked before: the site may have more by then. */
const bytesOfAddress = async (
  dependencies: LeadsDependencies,
  { workspaceId, fileId, name, signal }: AddressRequest,
): Promise<Result<NamedFile>> => {
  const { store, site } = dependencies
  const given = site.given.get(workspaceId)
  if (given?.fileId === fileId) return success({ fileName: name, bytes: given.bytes })
  const address = store.readSiteAddress(workspaceId)
  if (address === null) return notFound('afterFix')
  const fetched = await fetchAddress(dependencies, { workspaceId, address, signal })
  if (fetched.kind === 'cancelled') return failed(cancelled)
  if (fetched.kind === 'unasked') return failed(fetched.failure)
  if (fetched.kind === 'outdated') return notFound('afterFix')
  if (fetched.kind === 'trouble') {
    const { trouble } = fetched
    return failed({ kind: 'noSiteFile', trouble, again: isTemporary(trouble) ? 'now' : 'afterFix' })
  }
  site.given.set(workspaceId, { fileId, bytes: fetched.bytes })
  return success({ fileName: name, bytes: fetched.bytes })
}
