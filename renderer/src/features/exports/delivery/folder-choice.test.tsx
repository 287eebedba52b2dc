// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FileToken } from '#core/ids'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { pageAround } from '../../../testing/render-in-page.tsx'
import { FolderChoice, usePickFolder } from './folder-choice.tsx'

const Choice = () => {
  const pick = usePickFolder(() => undefined)
  return <FolderChoice pick={pick} path={null} />
}

test('a folder that was picked is forgotten when its form is left, and not before', async () => {
  const main = mainOnOrder()
  const { unmount } = render(<Choice />, { wrapper: await pageAround() })
  const button = screen.getByRole<HTMLButtonElement>('button')
  fireEvent.click(button)
  const asked = await main.asked('exports.pickFolder')
  asked.answer({ folder: 'a token' as FileToken, path: '/srv/reports' })
  await expect.poll(() => button.disabled).toBe(false)
  expect(main.waiting()).toEqual([])
  unmount()
  expect((await main.asked('app.endFiles')).input.files).toEqual(['a token'])
})
