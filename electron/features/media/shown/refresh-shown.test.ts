import { expect, test } from 'vitest'
import { screenIdSchema } from '#core/ids'
import { place, startMediaFiles } from '../../../wiring/testing/start-media-files.ts'

const screen = (id: number, isChosen = true) => ({
  id: screenIdSchema.parse(id),
  name: '',
  isChosen,
})
const askedScreens = (calls: readonly { readonly endpoint: string }[]) =>
  calls.filter(({ endpoint }) => endpoint === 'get-project').length

test('where nobody has chosen a screen, the first that the server lists is asked', async () => {
  const { refresh, shown, announced } = await startMediaFiles()
  expect(await refresh()).toEqual({ ok: true, value: null })
  const [first, ...more] = shown()
  expect([first?.screenId, more]).toEqual([1, []])
  expect(announced).toContain('mediaShown')
  const unit = first?.places.find(({ kind, id }) => kind === 'unit' && id === place.flats[0]?.id)
  expect(unit?.plans).toHaveLength(1)
})

test('every chosen screen is asked, and keeps what it shows', async () => {
  const { refresh, shown, choose } = await startMediaFiles()
  choose([screen(1), screen(2), screen(3, false)])
  expect(await refresh()).toMatchObject({ ok: true })
  expect(shown().map(({ screenId }) => screenId)).toEqual([1, 2])
  const plansOf = (screenId: number) =>
    shown()
      .find((one) => one.screenId === screenId)
      ?.places.find(({ kind, id }) => kind === 'building' && id === place.lastBuildingId)?.plans
  expect(plansOf(1)).toHaveLength(1)
  expect(plansOf(2)).toHaveLength(0)
})

test('a screen that the server does not know is told, and spoils no other', async () => {
  const { refresh, shown, choose } = await startMediaFiles()
  choose([screen(77), screen(2)])
  expect(await refresh()).toMatchObject({ failure: { kind: 'refused', status: 400 } })
  expect(shown().map(({ screenId }) => screenId)).toEqual([2])
})

test('what breaks in the middle is told, asks no further screen and keeps what was known', async () => {
  const { refresh, shown, choose, calls, fault } = await startMediaFiles()
  choose([screen(1), screen(2)])
  await refresh()
  const before = shown()
  await fault('get-project', { kind: 'htmlPage' })
  const asked = askedScreens(calls)
  expect(await refresh()).toMatchObject({ failure: { kind: 'notThisServer' } })
  expect(askedScreens(calls)).toBe(asked + 1)
  expect(shown()).toEqual(before)
})

test('without a pricelist there are no units to put files on: it is fetched first, and only then', async () => {
  const { refresh, pricelist } = await startMediaFiles()
  await refresh()
  expect(pricelist.refreshes).toBe(0)
  pricelist.fetchedAt = null
  await refresh()
  expect(pricelist.refreshes).toBe(1)
})

test('a person who no longer waits is not asked for another screen', async () => {
  const { refresh, calls } = await startMediaFiles()
  expect(await refresh(AbortSignal.abort())).toMatchObject({ failure: { kind: 'cancelled' } })
  expect(askedScreens(calls)).toBe(0)
})
