// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ShownUpdates, UpdateState } from '#core/contract/updates'
import { mainOnOrder } from '../../testing/main-on-order.ts'
import { pageAround } from '../../testing/render-in-page.tsx'
import { UpdatesSection } from './updates-section.tsx'

const shown = async (state: UpdateState, changes: Partial<ShownUpdates> = {}) => {
  const main = mainOnOrder()
  const page = render(<UpdatesSection />, { wrapper: await pageAround() })
  const about = await main.asked('app.readAbout')
  const runtime = { electron: '45', chrome: '150', node: '24' }
  about.answer({
    version: '0.1.0',
    runtime,
    platform: 'linux',
    systemLocale: 'en-GB',
    policy: null,
  })
  const updates = await main.asked('updates.readUpdates')
  updates.answer({ channel: 'stable', isChannelFixed: false, askedAt: null, state, ...changes })
  await page.findByText('Updates')
  return { ...page, main }
}

const version = '0.2.0'

test.each([
  [{ kind: 'current' }, 'Unitdesk 0.1.0 is up to date.'],
  [{ kind: 'later', version }, 'reaches this computer within days'],
  [{ kind: 'downloading', version, percent: 42 }, 'Unitdesk 0.2.0 is being downloaded, 42%'],
  [{ kind: 'ready', version, notInstalled: null }, 'It will be installed when you quit.'],
  [{ kind: 'ready', version, notInstalled: 'disk' }, 'wasn’t installed when you last quit. The'],
  [{ kind: 'failed', trouble: 'unreachable' }, 'Check your connection'],
  [{ kind: 'failed', trouble: 'forged' }, 'isn’t signed by the makers of Unitdesk'],
] as const)('%o is said in words', async (state, words) => {
  const { container } = await shown(state)
  expect(container.textContent).toContain(words)
})

test('where a company installs new versions, nothing can be asked or chosen', async () => {
  const { container, queryByRole } = await shown({ kind: 'notHere', because: 'company' })
  expect(container.textContent).toContain('Your company installs new versions.')
  expect(queryByRole('button')).toBeNull()
  expect(queryByRole('radio')).toBeNull()
})

test('a person asks at once, and not while it is under way', async () => {
  const { getByText, main } = await shown({ kind: 'current' })
  fireEvent.click(getByText('Check now'))
  expect((await main.asked('updates.askNow')).input).toEqual({})
  const busy = await shown({ kind: 'asking' })
  expect(busy.getAllByRole('button', { name: 'Check now' }).at(-1)).toHaveProperty('disabled', true)
})

test('the channel is chosen, and not where the company has chosen it', async () => {
  const { getByLabelText, main } = await shown({ kind: 'current' })
  fireEvent.click(getByLabelText('Early'))
  expect((await main.asked('updates.chooseChannel')).input).toEqual({ channel: 'early' })
})

test('a channel that the company has chosen says so', async () => {
  const { container } = await shown({ kind: 'current' }, { isChannelFixed: true })
  expect(container.textContent).toContain('Set by your company.')
  for (const radio of container.querySelectorAll('input')) expect(radio.disabled).toBe(true)
})
