import type { Result } from '#core/contract/failure'
import type { BackupManifest, SavedFile } from '#core/exports/backup/backup-manifest'
import type { ResourceUid } from '#core/ids'
import type { CallingAccount } from '../../../crm/guards/calling-account.ts'
import type { PackedContents } from '../../../store/exports/runs/export-contents.ts'

/** A file within the folder of the backups. */
export interface BackupFile {
  readonly root: string
  /** The folder in which it lies. */
  readonly folder: string
  readonly fileName: string
}

export interface FoundBackup {
  /** The name of its folder. */
  readonly name: string
  readonly manifest: BackupManifest
}

/** What lies in the folder that a person has chosen for backups. */
export interface BackupFolder {
  readonly list: (root: string) => Promise<
    Result<{
      readonly found: readonly FoundBackup[]
      /** A manifest that cannot be read may name anything. */
      readonly isAllRead: boolean
    }>
  >
  /** False where something of that name is there already. */
  readonly make: (place: Pick<BackupFile, 'root' | 'folder'>) => Promise<Result<boolean>>
  /** Whole or not at all. */
  readonly write: (
    file: BackupFile & { readonly bytes: Uint8Array | string },
  ) => Promise<Result<null>>
  /** Fails where it is not what the backup has written. */
  readonly read: (
    file: BackupFile & Pick<PackedContents, 'sha256' | 'format'>,
  ) => Promise<Result<PackedContents>>
  readonly measure: (file: BackupFile) => Promise<Result<number | null>>
  readonly fingerprint: (
    file: BackupFile,
  ) => Promise<
    Result<{ readonly bytes: number; readonly sha256: string; readonly crc32: number } | null>
  >
  /** A file of the CRM; false where the CRM does not give it. */
  readonly download: (
    file: BackupFile & {
      readonly account: CallingAccount
      readonly uid: ResourceUid
      readonly signal: AbortSignal
    },
  ) => Promise<Result<boolean>>
  /** Leaves alone what is not what the backup has written. */
  readonly remove: (file: BackupFile & Pick<SavedFile, 'sha256'>) => Promise<Result<null>>
  /** Removes what a computer that went off in the middle of a file has left: nobody writes to it any more. */
  readonly removeUnfinished: (
    place: Pick<BackupFile, 'root' | 'folder'> & { readonly untouchedSince: number },
  ) => Promise<Result<null>>
  /** Removes a manifest, and its folder where nothing else lies in it. */
  readonly removeManifest: (place: Pick<BackupFile, 'root' | 'folder'>) => Promise<Result<null>>
}
