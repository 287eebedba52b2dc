// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OutputOf } from '#core/contract/index'
import { mainOnOrder } from '../../testing/main-on-order.ts'
import { notices, pageAround } from '../../testing/render-in-page.tsx'
import { TryTeam } from './try-team.tsx'

const shown = async (obstacle: OutputOf<'team.readDemo'>['obstacle']) => {
  const main = mainOnOrder()
  render(<TryTeam />, { wrapper: await pageAround() })
  const read = await main.asked('team.readDemo')
  read.answer({ obstacle })
  return main
}

test('a team is tried out with one press, and says meanwhile what takes so long', async () => {
  const main = await shown(null)
  fireEvent.click(await screen.findByRole('button', { name: 'Try a team of three' }))
  const started = await main.asked('team.tryDemo')
  expect(started.input).toEqual({ draft: 'Spring prices' })
  expect(await screen.findByText(/Starting a database/)).toBeTruthy()
  started.answer(null)
  expect(await screen.findByText(/On this computer alone/)).toBeTruthy()
  // The section of the team has more to say than a notice, which would lie over its dialogs.
  expect(notices()).toBe('')
})

test.each([
  ['noPostgres', /install PostgreSQL/],
  ['root', /system administrator/],
  ['windows', /Windows/],
] as const)('where it is not to be had, one sentence says why: %s', async (obstacle, sentence) => {
  await shown(obstacle)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
