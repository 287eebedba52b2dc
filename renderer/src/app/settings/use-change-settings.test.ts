// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { mainOnOrder } from '../../testing/main-on-order.ts'
import { renderInPage } from '../../testing/render-in-page.tsx'
import { followMain } from '../follow-main.ts'
import { useChangeSettings } from './use-change-settings.ts'
import { useSettings } from './use-settings.ts'

test('where a person goes while an earlier change is kept is known to main before it is asked again', async () => {
  const main = mainOnOrder()
  const { result } = await renderInPage(
    () => ({ client: useQueryClient(), change: useChangeSettings(), settings: useSettings() }),
    null,
  )
  const { client, change, settings } = result.current
  onTestFinished(followMain(client))
  change({ personName: 'Jana' })
  change({ place: { screen: 'media' } })
  const named = await main.asked('settings.changeSettings')
  named.answer({ ...settings, personName: 'Jana' })
  main.tell('store.topicsChanged', { reads: ['settings.readSettings'] })
  await expect.poll(main.waiting).toEqual(['settings.changeSettings', 'settings.readSettings'])
  await expect.poll(() => result.current.settings.place.screen).toBe('media')
  expect(result.current.settings.personName).toBe('Jana')
})
