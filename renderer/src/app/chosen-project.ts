import type { Project } from '#core/contract/prices'
import type { Place } from './use-place.ts'

/** The project that is shown: the remembered one while the server still lists it, else the first. */
export const chosenProject = (
  projects: readonly Project[],
  { projectId }: Pick<Place, 'projectId'>,
): Project | null => projects.find(({ id }) => id === projectId) ?? projects[0] ?? null
