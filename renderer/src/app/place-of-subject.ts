import type { ScreenName } from '#core/contract/app'
import type { Subject } from '#core/contract/subject'
import type { Place } from './use-place.ts'

const screens: Readonly<Record<Subject['kind'], ScreenName>> = {
  ...{ reports: 'exports', report: 'exports', run: 'exports' },
  ...{ batch: 'prices', leads: 'leads', uploads: 'media' },
}

/** Where a subject is looked at: in its own workspace, and where it is there, in the project that is open. */
export const placeOfSubject = (subject: Subject, before: Place): Partial<Place> => {
  const screen = screens[subject.kind]
  if (!('workspaceId' in subject)) return { screen }
  const { workspaceId } = subject
  if ('projectId' in subject) return { screen, workspaceId, projectId: subject.projectId }
  return workspaceId === before.workspaceId ? { screen } : { screen, workspaceId, projectId: null }
}
