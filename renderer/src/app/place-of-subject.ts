import type { ScreenName } from '#core/contract/app'
import type { Subject } from '#core/contract/subject'
import type { WorkspaceId } from '#core/ids'
import type { Place } from './use-place.ts'

const screens: Readonly<Record<Subject['kind'], ScreenName>> = {
  workspace: 'prices',
  project: 'prices',
  reports: 'exports',
  dashboard: 'exports',
  report: 'exports',
  run: 'exports',
  batch: 'prices',
  draft: 'prices',
  unit: 'prices',
  leads: 'leads',
  uploads: 'media',
  team: 'settings',
}

interface KnownPlaces {
  readonly before: Place
  /** The workspaces that exist now: a notification may outlive its workspace. Null where they are not known. */
  readonly workspaces: readonly { readonly id: WorkspaceId }[] | null
}

/**
 * The place where a subject is shown: in its own workspace, and in the project that is open where that has it. Null
 * where its workspace was removed since.
 */
export const placeOfSubject = (
  subject: Subject,
  { before, workspaces }: KnownPlaces,
): Partial<Place> | null => {
  const screen = screens[subject.kind]
  if (!('workspaceId' in subject)) return { screen }
  const { workspaceId } = subject
  if (workspaces && !workspaces.some(({ id }) => id === workspaceId)) return null
  if ('projectId' in subject) return { screen, workspaceId, projectId: subject.projectId }
  return workspaceId === before.workspaceId ? { screen } : { screen, workspaceId, projectId: null }
}
