import type { Failure, Result } from '#core/contract/failure'
import { isNotGiven } from '#core/contract/is-not-given'
import {
  type BackupManifest,
  filesFolder,
  nameOnDisk,
  type SavedFile,
  savedFileName,
  takenAt,
} from '#core/exports/backup/backup-manifest'
import type { ResourceUid } from '#core/ids'
import type { ListedResource } from '#core/media/shown/listed-resource'
import { dayMs } from '#core/time'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import type { Progress } from '../../jobs/run-jobs.ts'
import type { ExportsDependencies } from '../dependencies.ts'
import type { FoundBackup } from './backup-folder.ts'

type Dependencies = Pick<ExportsDependencies, 'client' | 'backups' | 'mayAsk' | 'clock'>

interface FilesToKeep {
  readonly root: string
  /** The backups that are there already. */
  readonly found: readonly FoundBackup[]
  readonly account: Result<CallingAccount>
  readonly tell: (progress: Progress) => void
  readonly signal: AbortSignal
}

export interface KeptFiles extends Pick<BackupManifest, 'filesAre' | 'files' | 'missingFiles'> {
  /** Why not all of them are there; null where the CRM gives no more. */
  readonly failure: Failure | null
}

const withoutFiles = (failure: Failure, filesAre: KeptFiles['filesAre']): KeptFiles => ({
  filesAre,
  files: [],
  missingFiles: [],
  failure: filesAre === 'notGiven' ? null : failure,
})

/** Downloads the files of the CRM that are not in the folder yet: the bytes of a file never change. */
export const keepFiles = async (
  dependencies: Dependencies,
  input: FilesToKeep,
): Promise<KeptFiles> => {
  const { found, root, account, tell, signal } = input
  const known = knownFiles(found)
  const listed = await listFiles(dependencies, { account, signal })
  if (!listed.ok) {
    const isOff = known.size === 0 && isNotGiven(listed.failure)
    return withoutFiles(listed.failure, isOff ? 'notGiven' : 'failed')
  }
  const resources = [...new Map(listed.value.listed.map((one) => [one.uid, one])).values()]
  const nameFor = fileNames(known)
  const files: SavedFile[] = []
  const missingFiles: BackupManifest['missingFiles'] = []
  const ended = (failure: Failure | null): KeptFiles => ({
    filesAre: failure === null ? 'kept' : 'failed',
    files,
    missingFiles,
    failure,
  })
  const made =
    resources.length === 0 ? null : await dependencies.backups.make({ root, folder: filesFolder })
  if (made?.ok === false) return ended(made.failure)
  // Another computer may be filling the same folder: what it writes now is younger.
  const untouchedSince = dependencies.clock.now() - dayMs
  const unfinished = { root, folder: filesFolder, untouchedSince }
  const removed = made === null ? null : await dependencies.backups.removeUnfinished(unfinished)
  if (removed?.ok === false) return ended(removed.failure)
  for (const [done, resource] of resources.entries()) {
    tell({ phase: 'downloading', unit: 'rows', done, total: resources.length })
    const before = known.get(resource.uid) ?? null
    const file = nameFor(resource, before)
    const of = { root, resource, file, before, account: listed.value.account, signal }
    const kept = await keepFile(dependencies, of)
    if (!kept.ok) return ended(kept.failure)
    if (typeof kept.value === 'object') files.push(kept.value)
    else missingFiles.push({ uid: resource.uid, why: before === null ? kept.value : 'failed' })
  }
  return ended(null)
}

/** What the backups say of each file; of two that name it the newer one counts. */
const knownFiles = (found: readonly FoundBackup[]): ReadonlyMap<ResourceUid, SavedFile> =>
  new Map(
    [...found]
      .sort((one, other) => takenAt(one.manifest) - takenAt(other.manifest))
      .flatMap(({ manifest }) => manifest.files.map((file) => [file.uid, file] as const)),
  )

/** Gives each file the name that it has already, or one that no other file has. */
const fileNames = (known: ReadonlyMap<ResourceUid, SavedFile>) => {
  const owners = new Map([...known].map(([uid, { file }]) => [nameOnDisk(file), uid] as const))
  return (resource: ListedResource, before: SavedFile | null): string => {
    const { uid, fileName: name } = resource
    const isTaken = (onDisk: string) => (owners.get(onDisk) ?? uid) !== uid
    const isOwn = before !== null && !isTaken(nameOnDisk(before.file))
    const file = isOwn ? before.file : savedFileName({ uid, name }, isTaken)
    owners.set(nameOnDisk(file), uid)
    return file
  }
}

const listFiles = async (
  { client, mayAsk }: Dependencies,
  { account, signal }: Pick<FilesToKeep, 'account' | 'signal'>,
): Promise<Result<{ readonly account: CallingAccount; readonly listed: ListedResource[] }>> => {
  if (!account.ok) return account
  const may = mayAsk(account.value, 'list-resources')
  if (!may.ok) return may
  const listed = await client.listResources({ account: account.value, signal })
  return listed.ok ? { ok: true, value: { account: account.value, listed: listed.value } } : listed
}

interface FileToKeep extends Pick<FilesToKeep, 'root' | 'signal'> {
  readonly account: CallingAccount
  readonly resource: ListedResource
  /** Its name in the folder. */
  readonly file: string
  /** What an earlier backup says of it. */
  readonly before: SavedFile | null
}

/** The file as it is in the folder now, or why it is not. */
const keepFile = async (
  { backups }: Dependencies,
  { root, account, resource, file, before, signal }: FileToKeep,
): Promise<Result<SavedFile | 'notGiven' | 'failed'>> => {
  const { uid, fileName: name } = resource
  const place = { root, folder: filesFolder, fileName: file }
  const measured = await backups.measure(place)
  if (!measured.ok) return measured
  if (before?.file === file && measured.value === before.bytes) return { ok: true, value: before }
  const lookAt = async (): Promise<Result<SavedFile | null>> => {
    const there = await backups.fingerprint(place)
    if (!there.ok) return there
    const { value } = there
    const fits = value !== null && isListed(resource, value)
    return {
      ok: true,
      value: fits ? { uid, file, name, bytes: value.bytes, sha256: value.sha256 } : null,
    }
  }
  // A backup that was cut off has brought it before it could say so.
  const isTold = resource.crc32 !== null && resource.sizeBytes !== null
  const there = isTold && measured.value !== null ? await lookAt() : null
  if (there !== null && (!there.ok || there.value !== null)) return asKept(there)
  const downloaded = await backups.download({ ...place, account, uid, signal })
  if (!downloaded.ok) return downloaded
  return downloaded.value ? asKept(await lookAt()) : { ok: true, value: 'notGiven' }
}

const asKept = (looked: Result<SavedFile | null>): Result<SavedFile | 'failed'> =>
  looked.ok ? { ok: true, value: looked.value ?? 'failed' } : looked

/** Whether a file is what the list says, as far as it says anything. */
const isListed = (
  { sizeBytes, crc32 }: ListedResource,
  there: { readonly bytes: number; readonly crc32: number },
): boolean =>
  (sizeBytes === null || sizeBytes === there.bytes) && (crc32 === null || crc32 === there.crc32)
