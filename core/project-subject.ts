import type { ProjectId, WorkspaceId } from './ids.ts'

/** What a job about a project is called: two workspaces may have projects of one number. */
export const projectSubject = ({
  workspaceId,
  projectId,
}: {
  readonly workspaceId: WorkspaceId
  readonly projectId: ProjectId
}): string => `${workspaceId} ${projectId}`
