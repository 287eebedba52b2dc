// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OutputOf } from '#core/contract/index'
import { workspaceIdSchema } from '#core/ids'
import { mainOnOrder } from '../../../testing/main-on-order.ts'
import { renderInPage } from '../../../testing/render-in-page.tsx'
import { useScheduledBackup } from './use-scheduled-backup.ts'

const workspaceId = workspaceIdSchema.parse('w1')
const schedule = { kind: 'daily' as const, times: ['12:00'], zone: 'Europe/Prague' }
const none = { name: '', files: 0, bytes: 0, tables: [] }

const start = async (backup: OutputOf<'exports.readBackup'>) => {
  const main = mainOnOrder()
  const { result } = await renderInPage(() => useScheduledBackup(workspaceId, () => undefined), {})
  expect(result.current).toBeUndefined()
  const read = await main.asked('exports.readBackup')
  read.answer(backup)
  const said = () => result.current?.runs.map(({ startedAt, state }) => [startedAt, state])
  return { main, result, said }
}

test('a backup is told by what lies in its folder, by its last outcome, and by what is being made', async () => {
  const { main, result, said } = await start({
    schedule,
    tables: ['projects'],
    withFiles: true,
    keeping: { days: 7, weeks: 0, months: 0 },
    folder: '/backups',
    nextAt: 60,
    turn: { at: 50, read: 0, failed: [], isUnderWay: true },
    last: { at: 40, outcome: 'failed', failure: null },
  })
  await waitFor(() =>
    expect(said()).toEqual([
      [50, 'being made'],
      [40, 'not written'],
    ]),
  )
  const listed = await main.asked('exports.listBackups')
  listed.answer([
    { ...none, at: 30, isFinished: true, isGood: true },
    { ...none, at: 20, isFinished: true, isGood: false },
    { ...none, at: 10, isFinished: false, isGood: false },
  ])
  await waitFor(() => expect(said()).toHaveLength(5))
  expect(said()?.slice(2)).toEqual([
    [30, 'complete'],
    [20, 'incomplete'],
    [10, 'unfinished'],
  ])
  expect(result.current).toMatchObject({ name: 'Backup', schedule })
})

test('where nothing is backed up the calendar has nothing of it', async () => {
  const { result } = await start(null)
  await waitFor(() => expect(result.current).toBeNull())
})
