import { afterEach, expect, test, vi } from 'vitest'
import { failed, notFound, success } from '#core/contract/failure'
import { answersAhead } from './answers-ahead.ts'
import type { FirstAnswer } from './first-answer.ts'

afterEach(() => {
  vi.useRealTimers()
})

const of = { workspaceId: 'w1', projectId: 7 }
const answers: readonly FirstAnswer[] = [
  { name: 'settings.readSettings', input: {}, value: 'settings' },
  { name: 'prices.readPricelist', input: of, value: 'pricelist' },
]

const told = (first: Parameters<typeof answersAhead>[0]['first']) => {
  const painted: string[] = []
  let isOver = false
  const ahead = answersAhead({
    first,
    onPainted: (screen) => painted.push(screen),
    longestMs: 3_000,
  })
  void ahead.over.then(() => {
    isOver = true
  })
  const settled = async () => {
    await vi.waitFor(() => Promise.resolve())
    return isOver
  }
  return { ahead, painted, isOver: settled }
}

const first = { answers, screen: 'prices' } as const

test('what is asked first is answered, whatever the order of what is asked with', async () => {
  const { ahead, isOver } = told(first)
  const asked = { projectId: 7, workspaceId: 'w1' }
  expect(ahead.take('prices.readPricelist', asked)).toEqual(success('pricelist'))
  expect(ahead.take('settings.readSettings', {})).toEqual(success('settings'))
  expect(await isOver()).toBe(false)
})

test.each<[kind: string, name: unknown, input: unknown]>([
  ['another call', 'leads.listLeads', {}],
  ['the same of another project', 'prices.readPricelist', { ...of, projectId: 8 }],
  ['more than was told', 'settings.readSettings', { surplus: true }],
  ['no call', { name: 'settings.readSettings' }, {}],
  ['no word', null, undefined],
  ['a word of every object', 'constructor', {}],
  ['that another screen is painted', 'app.reportPainted', { screen: 'leads' }],
  ['that more than a screen is painted', 'app.reportPainted', { screen: 'prices', also: 1 }],
])('who asks %s is sent to the store, and so is everybody after', async (_kind, name, input) => {
  const { ahead, painted, isOver } = told(first)
  expect(ahead.take(name, input)).toBeNull()
  expect(await isOver()).toBe(true)
  expect(ahead.take('settings.readSettings', {})).toBeNull()
  expect(painted).toEqual([])
})

test('an answer is given once: it may be another by then', async () => {
  const { ahead, isOver } = told(first)
  ahead.take('settings.readSettings', {})
  expect(ahead.take('settings.readSettings', {})).toBeNull()
  expect(await isOver()).toBe(true)
})

test('when the first screen is drawn it is told once, and the store is next', async () => {
  const { ahead, painted, isOver } = told(first)
  expect(ahead.take('app.reportPainted', { screen: 'prices' })).toEqual(success(null))
  expect(await isOver()).toBe(true)
  expect(ahead.take('app.reportPainted', { screen: 'prices' })).toBeNull()
  expect(painted).toEqual(['prices'])
})

test('where nothing was read ahead, the store is asked from the beginning', async () => {
  const { ahead, painted, isOver } = told(null)
  expect(await isOver()).toBe(true)
  expect(ahead.take('app.reportPainted', {})).toBeNull()
  expect(painted).toEqual([])
})

test('a page that asks nothing does not keep the store waiting for ever', async () => {
  vi.useFakeTimers()
  const { ahead } = told(first)
  let isOver = false
  void ahead.over.then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(2_999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toBe(true)
})

test('only what was told is asked again, and only what is otherwise is named', async () => {
  const { ahead } = told({
    ...first,
    answers: [...answers, { name: 'jobs.listJobs', input: {}, value: [] }],
  })
  ahead.take('settings.readSettings', {})
  ahead.take('prices.readPricelist', of)
  const asked: unknown[] = []
  const reads = await ahead.contradicted(async (name, input) => {
    asked.push([name, input])
    return success(name === 'settings.readSettings' ? 'settings' : 'another')
  })
  expect(asked).toEqual([
    ['settings.readSettings', {}],
    ['prices.readPricelist', of],
  ])
  expect(reads).toEqual(['prices.readPricelist'])
})

test('what the store no longer answers was told otherwise', async () => {
  const { ahead } = told(first)
  ahead.take('settings.readSettings', {})
  const reads = await ahead.contradicted(async () => notFound('never'))
  expect(reads).toEqual(['settings.readSettings'])
  // It is asked once: from now on the page hears of changes as of all others.
  expect(await ahead.contradicted(async () => failed(gone))).toEqual([])
})

const gone = { kind: 'cancelled', again: 'now' } as const
