import { afterEach, expect, test, vi } from 'vitest'
import { success } from '#core/contract/failure'
import { answerFirstScreen } from './answer-first-screen.ts'
import type { FirstAnswer } from './first-screen.ts'

afterEach(() => {
  vi.useRealTimers()
})

const of = { workspaceId: 'w1', projectId: 7 }
const answers: readonly FirstAnswer[] = [
  { name: 'settings.readSettings', input: {}, value: 'settings' },
  { name: 'prices.readPricelist', input: of, value: 'pricelist' },
]

const told = (noted: Parameters<typeof answerFirstScreen>[0]['noted']) => {
  const painted: string[] = []
  let isOver = false
  const ahead = answerFirstScreen({
    noted,
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

test('a page that is loaded again before it has drawn anything is answered again', async () => {
  const { ahead, isOver } = told(first)
  ahead.take('settings.readSettings', {})
  expect(ahead.take('settings.readSettings', {})).toEqual(success('settings'))
  expect(await isOver()).toBe(false)
})

test('when the first screen is drawn it is told once, and the store is next', async () => {
  const { ahead, painted, isOver } = told(first)
  expect(ahead.take('app.reportPainted', { screen: 'prices' })).toEqual(success(null))
  expect(await isOver()).toBe(true)
  expect(ahead.take('app.reportPainted', { screen: 'prices' })).toBeNull()
  expect(painted).toEqual(['prices'])
})

test('where nothing was noted, the store is asked from the beginning', async () => {
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
