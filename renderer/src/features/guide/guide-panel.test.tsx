// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { GuidePageName } from '#core/guide/pages'
import { mainOnOrder } from '../../testing/main-on-order.ts'
import { pageAround } from '../../testing/render-in-page.tsx'
import { GuidePanel } from './guide-panel.tsx'

const Reader = ({ first, onClose }: { first: GuidePageName; onClose: () => void }) => {
  const [page, setPage] = useState<GuidePageName | null>(first)
  return (
    <GuidePanel
      page={page}
      takesFocus
      above={(name) => <output>{`above ${name}`}</output>}
      onPage={setPage}
      onShortcuts={() => undefined}
      onClose={onClose}
    />
  )
}

const open = async (first: GuidePageName, onClose = () => undefined) => {
  mainOnOrder()
  render(<Reader first={first} onClose={onClose} />, { wrapper: await pageAround() })
  return { title: () => screen.getByRole('heading', { level: 2 }).textContent }
}

test('a link leads to its page, and the way back to all pages', async () => {
  const { title } = await open('prices')
  expect(title()).toBe('Prices')
  expect(document.activeElement?.textContent).toBe('Prices')
  expect(screen.getByRole('status').textContent).toBe('above prices')
  fireEvent.click(screen.getByRole('button', { name: 'review it' }))
  expect(title()).toBe('Reviewing and sending prices')
  fireEvent.click(screen.getByRole('button', { name: 'All pages of the guide' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(14)
})

test('what is searched for shows its pages until one is opened', async () => {
  const { title } = await open('settings')
  const search = () => screen.getByRole('searchbox')
  fireEvent.change(search(), { target: { value: 'MT940' } })
  await expect.poll(() => screen.getAllByRole('listitem')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: /^Payments/ }))
  expect(title()).toBe('Payments')
  fireEvent.change(search(), { target: { value: 'xylophone' } })
  await expect.poll(() => screen.getByRole('status').textContent).toMatch(/^No page/)
})

test('Escape closes it, but in the search clears the words first', async () => {
  let closed = 0
  await open('media', () => {
    closed += 1
    return undefined
  })
  const search = screen.getByRole('searchbox')
  fireEvent.change(search, { target: { value: 'plan' } })
  fireEvent.keyDown(search, { key: 'Escape' })
  expect(closed).toBe(0)
  await expect.poll(() => (search as HTMLInputElement).value).toBe('')
  fireEvent.keyDown(search, { key: 'Escape' })
  expect(closed).toBe(1)
})
