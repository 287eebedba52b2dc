import type { Failure } from '#core/contract/failure'
import type { Project } from '#core/contract/prices'
import type { MediaFileId, ProjectKey, UnitId, UploadId } from '#core/ids'
import type { MediaFile } from '#core/media/queue/media-file'
import type { FileReadiness } from '#core/media/queue/ready-uploads'
import type { MediaSettings } from '#core/media/shown/media-settings'
import type { MediaGroup } from './files/media-group.ts'
import type { PlaceIndex } from './place-index.ts'
import type { Progress } from './queue/progress.ts'
import type { ShownMedia } from './shown-media.ts'

/** All that is known of a project's files, as every part of the screen sees it. */
export interface MediaDesk {
  readonly of: ProjectKey
  readonly project: Project
  /** The files in the order in which they are sent. */
  readonly files: readonly MediaFile[]
  readonly groups: ReadonlyMap<MediaFileId, MediaGroup>
  readonly readinessOf: ReadonlyMap<MediaFileId, FileReadiness>
  readonly ready: ReadonlySet<UploadId>
  /** What would be sent if it were not there already. */
  readonly skipped: ReadonlySet<UploadId>
  /** The place of each picture among the pictures of its unit, counted from 1. */
  readonly pictureOrders: ReadonlyMap<MediaFileId, number>
  readonly withoutGallery: ReadonlySet<UnitId>
  readonly index: PlaceIndex
  readonly shown: ShownMedia
  readonly settings: MediaSettings
  readonly isRunning: boolean
  readonly pausedBy: Failure | null
  /** When the queue goes on by itself, where that is known. */
  readonly triedAgainAt: number | null
  /** Why what the places have could not be looked at before files left. */
  readonly unseenBecause: Failure | null
  /** Files wait for the first look at what their places have. */
  readonly isLooking: boolean
  readonly progress: Progress
}
