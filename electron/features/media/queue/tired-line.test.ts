import { expect, test } from 'vitest'
import {
  drop,
  kindsOf,
  listThat,
  picture,
  refreshShown,
  settled,
} from '../../../wiring/testing/media/acts.ts'
import { folderWith } from '../../../wiring/testing/media/folder-with.ts'
import { numbers, of } from '../../../wiring/testing/media/media-world.ts'
import { startMedia } from '../../../wiring/testing/media/start-media.ts'

const filesOf = (kind: string) =>
  Object.fromEntries(
    numbers.slice(0, 9).map((name, at) => [`${name}_${kind}.png`, picture(at + 1)]),
  )

/** Nine files meet a server that answers all of them so. */
const sendTo = async (kind: string, endpoint: string, wrong: object) => {
  const { world, sandbox, clock, fault } = await startMedia()
  await refreshShown(world)
  await drop(world, folderWith(filesOf(kind)))
  await fault(endpoint, wrong, 100)
  await world.call('media.startSending', { ...of, files: null })
  const count = (wanted: string) => async () =>
    kindsOf(await settled(world)).filter((one) => one === wanted).length
  const lookAfterAMinute = () => {
    clock.moveTo(clock.now() + 61_000)
    world.look()
  }
  return { world, sandbox, count, lookAfterAMinute }
}

// Those that are on their way when the third one ends, end as it did.
const most = 4

test('a server in trouble gets a few pictures of the line, and not one after another until none is left', async () => {
  const trouble = { kind: 'status', status: 500 }
  const sent = await sendTo('vizualizace', 'add-unit-gallery-image', trouble)
  const { world, sandbox, count, lookAfterAMinute } = sent
  const lost = await count('unknown')()
  expect(lost).toBeLessThanOrEqual(most)
  expect(await world.call('media.listFiles', of)).toMatchObject({
    pausedBy: { kind: 'unknownOutcome' },
    triedAgainAt: expect.any(Number),
  })
  // Where nothing has arrived in between, the next one is enough.
  lookAfterAMinute()
  await listThat(world, (files) => kindsOf(files).filter((one) => one === 'unknown').length > lost)
  expect(await count('unknown')()).toBeLessThanOrEqual(lost + 2)
  await sandbox.control('DELETE', '/faults')
  lookAfterAMinute()
  await expect.poll(count('queued')).toBe(0)
  expect(await count('done')()).toBeGreaterThan(0)
})

test('a page of maintenance gets a few plans of the line, and the others leave when it is over', async () => {
  const sent = await sendTo('pudorys', 'set-unit-plan', { kind: 'htmlPage' })
  const { world, sandbox, count, lookAfterAMinute } = sent
  const failed = await count('failed')()
  expect(failed).toBeLessThanOrEqual(most)
  expect((await world.call('media.listFiles', of)).pausedBy).toMatchObject({
    kind: 'notThisServer',
  })
  await sandbox.control('DELETE', '/faults')
  lookAfterAMinute()
  await expect.poll(count('done')).toBe(9 - failed)
})
