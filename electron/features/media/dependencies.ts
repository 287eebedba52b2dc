import type { Topic } from '#core/contract/define'
import type { Failure, Result } from '#core/contract/failure'
import type { PayloadOf } from '#core/contract/index'
import type { FileToken, ProjectKey, ResourceUid, ScreenId } from '#core/ids'
import type { LeftOut } from '#core/media/queue/left-out'
import type { Clock } from '#core/time'
import type { CrmClient } from '../../crm/calls/client.ts'
import type { CallingAccount } from '../../crm/guards/calling-account.ts'
import type { SendingClaims, SendingRights } from '../../crm/guards/sending-claims.ts'
import type { FilePart } from '../../crm/transport/file-part.ts'
import type { OpenedFile } from '../../crm/transport/opened-file.ts'
import type * as decoded from '../../store/media/files/decoded-pictures.ts'
import type * as fileChanges from '../../store/media/files/media-file-changes.ts'
import type * as files from '../../store/media/files/media-files.ts'
import type { StoredMediaFile } from '../../store/media/files/media-files.ts'
import type * as places from '../../store/media/files/media-places.ts'
import type * as watched from '../../store/media/files/watched-files.ts'
import type * as settings from '../../store/media/media-settings.ts'
import type * as ledger from '../../store/media/queue/media-ledger.ts'
import type * as queue from '../../store/media/queue/media-queue.ts'
import type { QueuedUpload } from '../../store/media/queue/media-queue.ts'
import type * as shown from '../../store/media/shown/media-shown.ts'
import type { BoundReads, BoundWrites } from '../../store/rows/bound.ts'
import type { DroppedPath, FoundFile } from '../../workers/files/files-message.ts'
import type { WalkedFile } from '../../workers/files/walk.ts'
import type { PictureCopy } from '../../workers/pictures/copy-path.ts'
import type { PictureAnswer, PictureRequest } from '../../workers/pictures/pictures-message.ts'
import type { Progress } from '../jobs/run-jobs.ts'

export type UploadBeginning = queue.BegunUpload & { readonly mayRepeat: boolean }
export type UploadEnd = queue.EndedUpload & { readonly mayRepeat: boolean }

/** What this feature needs of the store; a write answers with a failure when the disk refuses it. */
export interface MediaStore
  extends BoundReads<
    Pick<typeof settings, 'readMediaSettings' | 'readIsMediaPaused'> &
      Pick<typeof shown, 'listMediaShown' | 'listMediaShownAt'> &
      Pick<typeof places, 'readUnitPlaces'> &
      Pick<
        typeof files,
        | 'listMediaProjects'
        | 'listMediaFileIds'
        | 'listMediaOrder'
        | 'readMediaFiles'
        | 'readMediaFileAlone'
        | 'listMediaPaths'
      > &
      Pick<
        typeof queue,
        | 'readUploads'
        | 'listUploadsInState'
        | 'listQueuedIds'
        | 'listProjectsQueued'
        | 'readPictureOrder'
      > &
      Pick<typeof ledger, 'readLastSentAt' | 'listPicturesSent'> &
      Pick<typeof decoded, 'listUndecoded' | 'listCopies'> &
      Pick<
        typeof watched,
        'readMediaFolder' | 'listMediaFolders' | 'listTakenFiles' | 'listMediaFilesAt'
      >
  > {
  /** When the stored pricelist was fetched; null without one. */
  readonly pricelistFetchedAt: (of: ProjectKey) => number | null
  readonly listNextQueued: (of: ProjectKey & { limit: number }) => readonly QueuedUpload[]
  readonly write: BoundWrites<
    Pick<typeof settings, 'writeMediaSettings' | 'writeIsMediaPaused'> &
      Pick<typeof shown, 'writeMediaShown'> &
      Pick<typeof files, 'insertMediaFiles'> &
      Pick<
        typeof fileChanges,
        | 'writePlacings'
        | 'writeLookedAt'
        | 'writeMediaSource'
        | 'writeMediaName'
        | 'writeIsAllowed'
        | 'writeRemovedAt'
        | 'writeMediaOrder'
        | 'purgeRemovedFiles'
      > &
      Pick<typeof queue, 'writeUploadStates' | 'forgetKeptPath'> &
      Pick<typeof decoded, 'writeDecoded' | 'forgetDecoded' | 'forgetUnproved'> &
      Pick<typeof watched, 'writeMediaFolder' | 'writeTakenFiles'>
  > & {
    /** Committed before the bytes leave; what may be sent again need not wait for the disk. */
    readonly beginUpload: (begun: UploadBeginning) => Result<null>
    readonly endUpload: (ended: UploadEnd) => Result<null>
    readonly endAndBeginUpload: (change: {
      readonly ended: UploadEnd
      readonly begun: UploadBeginning
    }) => Result<null>
  }
}

type UploadClient = Pick<
  CrmClient,
  | 'setUnitPdf'
  | 'setUnitPlan'
  | 'setFloorPlan'
  | 'setBuildingPlan'
  | 'addUnitGalleryImage'
  | 'listResources'
>

export interface KeptResource {
  readonly path: string
  readonly fileName: string | null
}

/** A file that is being read before its turn to be sent. */
export interface ReadAhead {
  readonly file: OpenedFile
  /** Whether it is what was looked at when it was added. */
  readonly source: Promise<StoredMediaFile['source']>
}

/** What the disk is asked. */
export interface MediaFiles {
  /** Every file that was dropped, with folders and archives opened; ends early when the signal aborts. */
  readonly readDropped: (wanted: {
    dropped: readonly DroppedPath[]
    tell: (progress: { done: number; total: number }) => void
    leaveOut: (items: readonly LeftOut[]) => void
    signal: AbortSignal
  }) => AsyncIterable<readonly FoundFile[]>
  /** Every file in a folder and below it, as it lies there; null where the folder cannot be read now. */
  readonly walkFolder: (path: string) => Promise<readonly WalkedFile[] | null>
  /** Null where the file does not exist or cannot be read. */
  readonly lookAtFile: (path: string, signal: AbortSignal) => Promise<FoundFile | null>
  /** Draws all of a picture, and makes the copy that leaves where it cannot leave as it is; null when called off. */
  readonly lookAtPicture: (
    picture: Omit<PictureRequest, 'copiesFolder'>,
    signal: AbortSignal,
  ) => Promise<PictureAnswer | null>
  /** Where the copy of a picture lies. */
  readonly copyPath: (copy: PictureCopy) => string
  readonly stampOf: (
    path: string,
  ) => Promise<{ readonly sizeBytes: number; readonly modifiedAt: number } | null>
  /** Begins to read a file that is about to be sent. */
  readonly readAhead: (part: FilePart) => ReadAhead
  /** Removes every staged file and every copy but these. */
  readonly sweepStaged: (kept: ReadonlySet<string>) => Promise<void>
  /** Null where the server does not give the file. */
  readonly keepResource: (
    of: ProjectKey & { uid: ResourceUid; signal: AbortSignal },
  ) => Promise<Result<KeptResource | null>>
  /** Removes a copy that nothing was replaced for. */
  readonly discardResource: (path: string) => Promise<void>
}

/** What a person sees of the queue outside the window. */
export interface QueueSigns {
  /** A fraction from 0 to 1; null while nothing is under way. */
  readonly showFraction: (fraction: number | null) => void
  readonly keepAwake: (isWanted: boolean) => void
  readonly notifyEnd: (ended: { readonly done: number; readonly open: number }) => void
}

export interface MediaDependencies {
  readonly store: MediaStore
  readonly client: UploadClient
  readonly files: MediaFiles
  readonly signs: QueueSigns
  /** Whoever else of the team may send the same picture is asked before it leaves. */
  readonly sendings: SendingClaims & SendingRights
  readonly accountFor: (of: ProjectKey) => Promise<Result<CallingAccount>>
  /**
   * Called before any request that the account is perhaps not permitted: a refusal then counts for that endpoint alone.
   */
  readonly proveLogin: (account: CallingAccount, signal: AbortSignal) => Promise<Result<null>>
  readonly grantedPath: (token: FileToken) => Result<string>
  /** Asks a person for a folder; null when the person cancelled. */
  readonly pickFolder: () => Promise<string | null>
  /** Asks the server on every chosen screen, and keeps what it shows. */
  readonly refreshShown: (
    wanted: ProjectKey & {
      tell: (progress: Progress) => void
      signal: AbortSignal
      /** Screens that need not be chosen. */
      also?: readonly ScreenId[]
    },
  ) => Promise<Result<null>>
  /** The line in the list of calls with an unknown outcome that belongs to the picture. */
  readonly settleOutgoing: (of: { upload: QueuedUpload; hasArrived: boolean }) => Result<null>
  /** What was found out of a picture is told to the team before it is believed here. */
  readonly tellTeam: (of: {
    upload: QueuedUpload
    /** The bytes of its file; null where they are no longer known. */
    sha256: string | null
    hasArrived: boolean
  }) => Result<null>
  /** What is said of a picture that was lost on its way. */
  readonly notArrived: (of: ProjectKey) => Failure
  /** What is said of a server that has not answered in time. */
  readonly tooLate: (of: ProjectKey) => Failure
  readonly clock: Clock
  /** Wakes early when the signal fires. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  readonly newId: () => string
  readonly announce: (topics: readonly Topic[]) => void
  readonly tellProgress: (progress: PayloadOf<'media.uploadsProgressed'>) => void
  readonly tellLeftOut: (told: PayloadOf<'media.filesLeftOut'>) => void
  /** Whether an error says that the store is closed, as whatever is under way meets it when the application ends. */
  readonly isOfClosedStore: (error: unknown) => boolean
  readonly logDefect: (what: string, error: unknown) => Failure
}
