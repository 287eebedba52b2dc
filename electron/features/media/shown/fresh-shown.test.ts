import { expect, test } from 'vitest'
import { type Result, success } from '#core/contract/failure'
import { screenIdSchema, unitIdSchema } from '#core/ids'
import type { MediaEndpoint } from '#core/media/shown/media-target'
import { mediaStore } from '../../../wiring/stores/media-store.ts'
import { of } from '../../../wiring/testing/media/media-world.ts'
import { startMedia } from '../../../wiring/testing/media/start-media.ts'
import { freshShown } from './fresh-shown.ts'
import { shownSlots } from './shown-slots.ts'

const screenId = screenIdSchema.parse(1)
const slotOf = (endpoint: MediaEndpoint) => ({
  ...of,
  endpoint,
  screenId,
  target: { kind: 'unit', id: unitIdSchema.parse(7) } as const,
})

/** A server that answers when the test says so; whoever waits loses patience at once. */
const slowServer = async () => {
  const { world, clock } = await startMedia()
  const store = mediaStore(world.store)
  const shown = shownSlots(store)
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const fresh = freshShown({
    store,
    clock,
    shown,
    sleep: () => Promise.resolve(),
    announce: () => undefined,
    tooLate: () => ({ kind: 'unreachable', host: '', cause: 'timedOut', again: 'now' }),
    refreshShown: async (): Promise<Result<null>> => {
      await answered
      return success(null)
    },
  })
  return { fresh, shown, store, clock, answer }
}

const never = new AbortController().signal

test('before anybody has looked a plan waits for the first look, however slow it is', async () => {
  const { fresh, answer } = await slowServer()
  let hasWaited = false
  const waited = fresh.wait(slotOf('unitPlan'), never).then(() => {
    hasWaited = true
  })
  await expect.poll(() => fresh.isLooking(of)).toBe(true)
  expect(hasWaited).toBe(false)
  expect(fresh.failureOf(of)).toBeNull()
  answer()
  await waited
  expect(fresh.isLooking(of)).toBe(false)
})

test('who is called off does not wait for the first look', async () => {
  const { fresh } = await slowServer()
  const person = new AbortController()
  const waited = fresh.wait(slotOf('unitPlan'), person.signal)
  await expect.poll(() => fresh.isLooking(of)).toBe(true)
  person.abort()
  await waited
  expect(fresh.isLooking(of)).toBe(false)
})

test('a place that was seen before is not waited for long, nor is a gallery: it is said', async () => {
  const { fresh, shown, store, clock } = await slowServer()
  await fresh.wait(slotOf('unitPicture'), never)
  expect(fresh.failureOf(of)).toMatchObject({ cause: 'timedOut' })
  store.write.writeMediaShown({ ...of, screenId, fetchedAt: clock.now(), places: [] })
  shown.forget()
  clock.moveTo(clock.now() + 60 * 60_000)
  await fresh.wait(slotOf('unitPlan'), never)
  expect(fresh.isLooking(of)).toBe(false)
})
