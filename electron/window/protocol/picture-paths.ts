import type { MediaFileId, ResourceUid, WorkspaceId } from '#core/ids'

/** Where on the disk lies what the window shows; it never learns that itself. */
export interface PicturePaths {
  /** Null of what is no row of the list. */
  readonly pathOfFile: (fileId: MediaFileId) => string | null
  /** Null of what the server has not shown, or does not give. */
  readonly pathOfResource: (of: {
    readonly workspaceId: WorkspaceId
    readonly uid: ResourceUid
  }) => Promise<string | null>
}
