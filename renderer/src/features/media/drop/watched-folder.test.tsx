// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { projectIdSchema, workspaceIdSchema } from '#core/ids'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { WatchedFolder } from './watched-folder.tsx'

const of = { workspaceId: workspaceIdSchema.parse('w1'), projectId: projectIdSchema.parse(10) }

const start = async (isThere: boolean) => {
  const main = mainOnOrder()
  render(<WatchedFolder of={of} />, { wrapper: await pageAround() })
  const read = await main.asked('media.readFolder')
  read.answer({ name: 'exports', isThere })
  return main
}

test('a watched folder says that nothing is sent by itself, and one click ends the watching', async () => {
  const main = await start(true)
  expect(await screen.findByText(/“exports” is watched.*but not sent/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Stop watching' }))
  expect((await main.asked('media.forgetFolder')).input).toEqual(of)
})

test('a watched folder that is gone is told', async () => {
  await start(false)
  expect(await screen.findByText('The watched folder “exports” can’t be read')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Stop watching' })).toBeTruthy()
})
