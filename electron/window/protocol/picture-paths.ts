import type { MediaFileId, ResourceUid, WorkspaceId } from '#core/ids'

/** The paths of the pictures that the window shows; the page itself never learns them. */
export interface PicturePaths {
  /** Null of what is no row of the list. */
  readonly pathOfFile: (fileId: MediaFileId) => string | null
  /** Null of what the server has not shown, or does not give. */
  readonly pathOfResource: (of: {
    readonly workspaceId: WorkspaceId
    readonly uid: ResourceUid
  }) => Promise<string | null>
}
