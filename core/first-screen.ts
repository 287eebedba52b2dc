import type { InputOf, OutputOf, ReadName } from './contract/index.ts'
import type { Settings } from './contract/settings.ts'
import { chosenProject } from './prices/pricelist/chosen-project.ts'
import { unitChunk } from './prices/pricelist/unit-chunk.ts'

/** Null where there is no answer. */
export type AskRead = <N extends ReadName>(
  name: N,
  input: InputOf<N>,
) => Promise<OutputOf<N> | null>

/** What decides which screen a start shows, in which language and colours. */
export const readStart = async (ask: AskRead) => {
  const [settings, storeState, about] = await Promise.all([
    ask('settings.readSettings', {}),
    ask('store.readState', {}),
    ask('app.readAbout', {}),
  ])
  return { settings, storeState, about }
}

/** What the screen of a place is drawn from. The window asks it at a start, main when it notes the answers for one. */
export const readFirstScreen = async (ask: AskRead, place: Settings['place']): Promise<void> => {
  const everyScreen = Promise.all([ask('accounts.listWorkspaces', {}), ask('jobs.listJobs', {})])
  if (place.workspaceId !== null) await readProject(ask, place, place.workspaceId)
  await everyScreen
}

const readProject = async (
  ask: AskRead,
  place: Settings['place'],
  workspaceId: NonNullable<Settings['place']['workspaceId']>,
): Promise<void> => {
  const projects = await ask('prices.listProjects', { workspaceId })
  const project = chosenProject(projects ?? [], place)
  if (project === null || place.screen !== 'prices') return
  const of = { workspaceId, projectId: project.id }
  await Promise.all([
    ask('accounts.readServing', { ...of, area: 'prices' }),
    ask('prices.readPricelist', of),
    ask('prices.readUnits', unitChunk(of, 0)),
  ])
}
