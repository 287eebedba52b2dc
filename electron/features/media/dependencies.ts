import type { Topic } from '#core/contract/define'
import type { Failure, Result } from '#core/contract/failure'
import type { PayloadOf } from '#core/contract/index'
import type {
  FileToken,
  MediaFileId,
  PictureId,
  ProjectKey,
  ResourceUid,
  ScreenId,
  UploadId,
} from '#core/ids'
import type { LeftOut } from '#core/media/queue/left-out'
import type { MediaFile, UploadState } from '#core/media/queue/media-file'
import type { MediaSettings } from '#core/media/shown/media-settings'
import type { PlaceMedia } from '#core/media/shown/place-media'
import type { Clock } from '#core/time'
import type { CrmClient } from '../../crm/calls/client.ts'
import type { CallingAccount } from '../../crm/guards/calling-account.ts'
import type { FilePart } from '../../crm/transport/file-part.ts'
import type { OpenedFile } from '../../crm/transport/opened-file.ts'
import type { Placing } from '../../store/media/files/media-file-changes.ts'
import type {
  MediaFileAlone,
  NewMediaFile,
  StoredMediaFile,
} from '../../store/media/files/media-files.ts'
import type { UnitOfPlaces } from '../../store/media/files/media-places.ts'
import type { SentMedia } from '../../store/media/queue/media-ledger.ts'
import type { BegunOver, GalleryBefore, QueuedUpload } from '../../store/media/queue/media-queue.ts'
import type { ShownOnScreen } from '../../store/media/shown/media-shown.ts'
import type { DroppedPath, FoundFile } from '../../workers/files/files-message.ts'
import type { Progress } from '../jobs/run-jobs.ts'

/** What this feature needs of the store; a write answers with a failure when the disk refuses it. */
export interface MediaStore {
  readonly readSettings: (of: ProjectKey) => MediaSettings
  readonly writeSettings: (of: ProjectKey & { settings: MediaSettings }) => Result<null>
  readonly readIsPaused: (of: ProjectKey) => boolean
  readonly writeIsPaused: (of: ProjectKey & { isPaused: boolean }) => Result<null>
  readonly listShown: (of: ProjectKey) => ShownOnScreen[]
  /** When each screen was asked, without what it showed. */
  readonly listShownAt: (of: ProjectKey) => number[]
  readonly writeShown: (
    shown: ProjectKey & {
      screenId: ScreenId
      fetchedAt: number
      places: readonly PlaceMedia[]
    },
  ) => Result<null>
  /** When the kept pricelist was fetched; null without one. */
  readonly pricelistFetchedAt: (of: ProjectKey) => number | null
  readonly readUnitPlaces: (chunk: ProjectKey & { offset: number; limit: number }) => UnitOfPlaces[]
  readonly listProjects: () => ProjectKey[]
  /** In their order. */
  readonly listFileIds: (of: ProjectKey) => MediaFileId[]
  /** Removed ones too, in their order. */
  readonly listOrder: (of: ProjectKey) => MediaFileId[]
  readonly readFiles: (ids: readonly MediaFileId[]) => StoredMediaFile[]
  readonly readFileAlone: (id: MediaFileId) => MediaFileAlone | null
  readonly listPaths: () => string[]
  readonly insertFiles: (of: ProjectKey & { files: readonly NewMediaFile[] }) => Result<null>
  readonly writePlacings: (placings: readonly Placing[]) => Result<null>
  readonly writeLookedAt: (
    found: Pick<
      StoredMediaFile,
      'id' | 'path' | 'hint' | 'sizeBytes' | 'modifiedAt' | 'read' | 'isAllowed'
    >,
  ) => Result<null>
  readonly writeSource: (of: { fileId: MediaFileId; source: MediaFile['source'] }) => Result<null>
  readonly writeName: (of: { fileId: MediaFileId; name: string | null }) => Result<null>
  readonly writeIsAllowed: (of: {
    files: readonly MediaFileId[]
    isAllowed: boolean
  }) => Result<null>
  readonly writeRemovedAt: (of: {
    files: readonly MediaFileId[]
    at: number | null
  }) => Result<null>
  readonly writeOrder: (files: readonly MediaFileId[]) => Result<null>
  readonly purgeRemoved: () => Result<null>
  readonly readUploads: (ids: readonly UploadId[]) => QueuedUpload[]
  readonly listInState: (kind: 'sending' | 'unknown') => QueuedUpload[]
  /** In their order. */
  readonly listQueuedIds: (of: ProjectKey) => UploadId[]
  /** Projects with something in the line. */
  readonly listProjectsQueued: () => ProjectKey[]
  readonly listNextQueued: (of: ProjectKey & { limit: number }) => readonly QueuedUpload[]
  readonly readPictureOrder: (of: Pick<QueuedUpload, 'target' | 'screenId' | 'fileId'>) => number
  readonly writeStates: (states: readonly { id: UploadId; state: UploadState }[]) => Result<null>
  /** Committed before the bytes leave; what may be sent again need not wait for the disk. */
  readonly beginUpload: (begun: {
    mayRepeat: boolean
    id: UploadId
    state: UploadState
    galleryBefore: GalleryBefore | null
    keptPath: string | null
    /** What it replaces is not kept. */
    isWithoutCopy: boolean
    begunOver: BegunOver
  }) => Result<null>
  readonly endUpload: (ended: {
    mayRepeat: boolean
    id: UploadId
    state: UploadState
    sent: SentMedia | null
  }) => Result<null>
  readonly forgetKeptPath: (id: UploadId) => Result<null>
  /** When anything was last sent to the place from this computer; null: never. */
  readonly readLastSentAt: (
    of: Pick<QueuedUpload, 'workspaceId' | 'endpoint' | 'target' | 'screenId'>,
  ) => number | null
  /** Pictures that were added to the unit from this computer. */
  readonly listPicturesSent: (of: Pick<QueuedUpload, 'workspaceId' | 'target'>) => PictureId[]
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
  /** Null: not there, or not readable. */
  readonly lookAtFile: (path: string, signal: AbortSignal) => Promise<FoundFile | null>
  readonly stampOf: (
    path: string,
  ) => Promise<{ readonly sizeBytes: number; readonly modifiedAt: number } | null>
  /** Begins to read a file that is about to be sent. */
  readonly readAhead: (part: FilePart) => ReadAhead
  /** Removes every staged file but these. */
  readonly sweepStaged: (kept: ReadonlySet<string>) => Promise<void>
  /** Null: the server does not give it. */
  readonly keepResource: (
    of: ProjectKey & { uid: ResourceUid; signal: AbortSignal },
  ) => Promise<Result<KeptResource | null>>
}

/** What a person sees of the queue outside the window. */
export interface QueueSigns {
  /** From 0 to 1; null: nothing is under way. */
  readonly showFraction: (fraction: number | null) => void
  readonly keepAwake: (isWanted: boolean) => void
  readonly notifyEnd: (ended: { readonly done: number; readonly open: number }) => void
}

export interface MediaDependencies {
  readonly store: MediaStore
  readonly client: UploadClient
  readonly files: MediaFiles
  readonly signs: QueueSigns
  readonly accountFor: (of: ProjectKey) => Promise<Result<CallingAccount>>
  /** Before anything is asked that the account is perhaps not permitted: a refusal then counts for that alone. */
  readonly proveLogin: (account: CallingAccount, signal: AbortSignal) => Promise<Result<null>>
  readonly grantedPath: (token: FileToken) => Result<string>
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
  readonly logDefect: (what: string, error: unknown) => Failure
}
