// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { query } from '../bridge/query.ts'
import { mainOnOrder } from '../testing/main-on-order.ts'
import { followMain } from './follow-main.ts'
import { createQueryClient } from './query-client.ts'
import { readStart } from './start.ts'

const state = query('store.readState', {})

const begin = () => {
  const main = mainOnOrder()
  const client = createQueryClient()
  onTestFinished(followMain(client))
  return { main, client, start: readStart(client) }
}

test('what the store corrects before the first frame is asked again by that frame', async () => {
  const { main, client, start } = begin()
  const settings = await main.asked('settings.readSettings')
  settings.fail({ kind: 'cancelled', again: 'now' })
  const about = await main.asked('app.readAbout')
  about.fail({ kind: 'cancelled', again: 'now' })
  const noted = await main.asked('store.readState')
  noted.answer({ kind: 'healthy' })
  expect((await start).storeState).toEqual({ kind: 'healthy' })
  main.tell('store.topicsChanged', { reads: ['store.readState'] })

  onTestFinished(new QueryObserver(client, state).subscribe(() => undefined))
  expect(client.getQueryData(state.queryKey)).toEqual({ kind: 'healthy' })
  const restored = { kind: 'restored', at: 1, backupFrom: null, keptAt: '/kept' } as const
  const again = await main.asked('store.readState')
  again.answer(restored)
  await expect.poll(() => client.getQueryData(state.queryKey)).toEqual(restored)
})

test('settings that cannot be read are those of a first start', async () => {
  const { main, client, start } = begin()
  for (const name of ['settings.readSettings', 'store.readState', 'app.readAbout'] as const) {
    const asked = await main.asked(name)
    asked.fail({ kind: 'cancelled', again: 'now' })
  }
  const { settings } = await start
  expect(settings.place.screen).toBe('welcome')
  expect(client.getQueryData(query('settings.readSettings', {}).queryKey)).toEqual(settings)
})
