import type { Project } from '#core/contract/prices'
import type { Settings } from '#core/contract/settings'

/** The project that is shown: the remembered one while the server still lists it, else the first. */
export const chosenProject = (
  projects: readonly Project[],
  { projectId }: Pick<Settings['place'], 'projectId'>,
): Project | null => projects.find(({ id }) => id === projectId) ?? projects[0] ?? null
