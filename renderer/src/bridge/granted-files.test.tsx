// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { mainOnOrder } from '../testing/main-on-order.ts'
import { renderInPage } from '../testing/render-in-page.tsx'
import { useGrantedFile } from './granted-files.ts'

const file = (name: string) => new File(['x'], name)

const start = async () => {
  const main = mainOnOrder()
  const { result, unmount } = await renderInPage(() => useGrantedFile(), {})
  const ended = async () => (await main.asked('app.endFiles')).input.files
  return { main, held: result.current, leave: unmount, ended }
}

test('the token of a file ends when its dialog is left, and not before', async () => {
  const { main, held, leave, ended } = await start()
  expect(await held.grant(file('a'))).toEqual({ ok: true, value: 'a' })
  expect(main.waiting()).toEqual([])
  leave()
  expect(await ended()).toEqual(['a'])
})

test('another file ends the one before it', async () => {
  const { main, held, leave, ended } = await start()
  await held.grant(file('a'))
  await held.grant(file('b'))
  expect(await ended()).toEqual(['a'])
  leave()
  expect(await ended()).toEqual(['b'])
  expect(main.waiting()).toEqual([])
})

test('a file that is granted after its dialog was left ends at once', async () => {
  const { held, leave, ended } = await start()
  const granted = held.grant(file('a'))
  leave()
  await granted
  expect(await ended()).toEqual(['a'])
})
