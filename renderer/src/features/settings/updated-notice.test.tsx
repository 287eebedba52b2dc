// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mainOnOrder } from '../../testing/main-on-order.ts'
import { pageAround } from '../../testing/render-in-page.tsx'
import { UpdatedNotice } from './updated-notice.tsx'

const kept = 'unitdesk:version-seen'

const started = async (version: string) => {
  const main = mainOnOrder()
  const page = render(<UpdatedNotice />, { wrapper: await pageAround() })
  const asked = await main.asked('app.readAbout')
  const runtime = { electron: '45', chrome: '150', node: '24' }
  asked.answer({ version, runtime, platform: 'linux', systemLocale: 'en-GB', policy: null })
  return page
}

test('a first start says nothing and keeps its version', async () => {
  const { container } = await started('0.1.0')
  await expect.poll(() => localStorage.getItem(kept)).toBe('"0.1.0"')
  expect(container.querySelector('[role="status"]')).toBeNull()
})

test('another version is told until somebody has seen it, with what is new', async () => {
  const wrapper = await pageAround()
  localStorage.setItem(kept, '"0.0.9"')
  const main = mainOnOrder()
  const { getByText, container } = render(<UpdatedNotice />, { wrapper })
  const asked = await main.asked('app.readAbout')
  const runtime = { electron: '45', chrome: '150', node: '24' }
  asked.answer({ version: '0.1.0', runtime, platform: 'linux', systemLocale: 'en', policy: null })
  await expect.poll(() => container.textContent).toContain('Unitdesk 0.1.0 is here')
  fireEvent.click(getByText('What is new'))
  const dialog = () => document.querySelector('[role="dialog"]')
  await expect.poll(() => dialog()?.textContent ?? '').toContain('A report for support')
  fireEvent.click(document.querySelector('[role="dialog"] button') ?? container)
  await expect.poll(() => localStorage.getItem(kept)).toBe('"0.1.0"')
  await expect.poll(() => container.querySelector('[role="status"]')).toBeNull()
})
