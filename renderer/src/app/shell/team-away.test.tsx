// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ShownTeam } from '#core/contract/team'
import { query } from '../../bridge/query.ts'
import { reportPainted } from '../../bridge/report-painted.ts'
import { mainOnOrder } from '../../testing/main-on-order.ts'
import { pageAround } from '../../testing/render-in-page.tsx'
import { TeamAway } from './team-away.tsx'

const team: ShownTeam = {
  host: 'db.example.com',
  database: 'sales',
  user: 'unitdesk_person_jana',
  team: 'unitdesk',
  isDemo: false,
  away: 'unreachable',
  areas: [],
  desks: [],
  exports: [],
  hasKey: null,
  keyMadeBy: null,
  priceLimit: null,
}

/** Whatever the answer is, it has come. */
const Answered = () =>
  useQuery(query('team.readTeam', {})).data === undefined ? null : <p>The team was read</p>

test.each([
  ['that cannot be reached is told', team, 1],
  ['that is here is not', { ...team, away: null }, 0],
  ['that is only just coming is not', { ...team, away: 'coming' }, 0],
  ['of the demo is not beside other workspaces', { ...team, isDemo: true }, 0],
  ['that there is none of is not', null, 0],
] as const)('a team %s', async (_what, read, count) => {
  const main = mainOnOrder()
  const wrapper = await pageAround()
  render(
    <>
      <TeamAway isDemo={false} />
      <Answered />
    </>,
    { wrapper },
  )
  const said = screen.getByRole('status')
  act(() => reportPainted('prices'))
  const asked = await main.asked('team.readTeam')
  asked.answer(read)
  await screen.findByText('The team was read')
  expect(screen.queryAllByRole('button', { name: 'Not connected to the team' })).toHaveLength(count)
  expect(said.textContent).toBe(count === 1 ? 'Not connected to the team' : '')
})
