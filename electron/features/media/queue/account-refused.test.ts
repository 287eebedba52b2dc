import { expect, test } from 'vitest'
import { type ProjectKey, projectIdSchema } from '#core/ids'
import { fromJson } from '#core/json'
import { isUndecoded } from '#core/media/pictures/leaving-file'
import { demoPlace } from '../../../../sandbox/testing/demo-place.ts'
import { finished, kindsOf, picture, received } from '../../../wiring/testing/media/acts.ts'
import { folderWith } from '../../../wiring/testing/media/folder-with.ts'
import { type MediaWorld, of } from '../../../wiring/testing/media/media-world.ts'
import { startMedia } from '../../../wiring/testing/media/start-media.ts'
import { readUntil } from '../../../wiring/testing/read-until.ts'

const places = [demoPlace(0), demoPlace(1), demoPlace(2)]
const projects = places.map(({ projectId }): ProjectKey => {
  return { workspaceId: of.workspaceId, projectId: projectIdSchema.parse(projectId) }
})

const listOf = async (world: MediaWorld, project: ProjectKey) => {
  const { files: json, pausedBy } = await world.call('media.listFiles', project)
  const files = fromJson(json)
  // A picture is ready when it was drawn.
  const isDrawn = files.every(({ read }) => read !== null && !isUndecoded(read))
  return { kinds: kindsOf(files), pausedBy, isDrawn }
}

const listsThat = (
  world: MediaWorld,
  isMeant: (list: Awaited<ReturnType<typeof listOf>>) => boolean,
) => {
  const read = () => Promise.all(projects.map((project) => listOf(world, project)))
  return readUntil(world.nextChange, read, (lists) => lists.every(isMeant))
}

/** Two plans for each of three projects. */
const dropEverywhere = async (world: MediaWorld) => {
  for (const [at, project] of projects.entries()) {
    await finished(world, (await world.call('prices.refreshPricelist', project)).jobId)
    const numbers = places[at]?.flats.map(({ attributes }) => attributes['flat_internal_id']) ?? []
    const plans = numbers
      .slice(0, 2)
      .map((number, nth) => [`${number}_pudorys.png`, picture(10 * at + nth)] as const)
    const dropped = [{ file: world.grant(folderWith(Object.fromEntries(plans))), path: 'media' }]
    await finished(world, (await world.call('media.addFiles', { ...project, dropped })).jobId)
  }
  await listsThat(world, ({ kinds, isDrawn }) => kinds.length === 2 && isDrawn)
}

test('an account that has to accept the terms is refused once for all projects, and one try lets all go on', async () => {
  const { world, sandbox, startAgain } = await startMedia()
  const reached = places.map(({ projectId }) => projectId)
  await sandbox.control('PATCH', '/accounts/media@demo', { projects: reached })
  await sandbox.control('PATCH', '/accounts/prices@demo', { projects: reached })
  await finished(world, (await world.call('prices.refreshProjects', of)).jobId)
  await dropEverywhere(world)
  await sandbox.control('PATCH', '/accounts/media@demo', { state: 'consentMissing' })
  for (const project of projects)
    await world.call('media.startSending', { ...project, files: null })
  await listsThat(world, isHeld)
  await world.end()
  await sandbox.control('DELETE', '/requests')

  const second = await startAgain()
  second.start()
  for (const { pausedBy } of await listsThat(second, isHeld)) {
    expect(pausedBy).toMatchObject({ kind: 'refused', about: 'consent' })
  }
  // As many as were on their way at once.
  expect((await received(sandbox)).length).toBeLessThanOrEqual(2)

  await sandbox.control('PATCH', '/accounts/media@demo', { state: 'active' })
  await second.call('media.resumeSending', projects[0] ?? of)
  await listsThat(second, ({ kinds }) => kinds.every((kind) => kind === 'done'))
})

const isHeld = ({ kinds, pausedBy }: Awaited<ReturnType<typeof listOf>>) =>
  pausedBy !== null && kinds.every((kind) => kind === 'queued')
