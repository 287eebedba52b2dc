import { expect, test } from 'vitest'
import { failed, notFound, success } from '#core/contract/failure'
import { runIdSchema } from '#core/ids'
import { contentsOfRuns } from '../../../wiring/testing/exports/contents-of-runs.ts'
import { askOfRuns, exportNameOf, findRun } from './ask-of-runs.ts'

const { signal } = new AbortController()

const start = async () => {
  const world = await contentsOfRuns()
  const { dependencies, arrive } = world
  const find = (name: string) => {
    const run = findRun(dependencies, runIdSchema.parse(name))
    return run.ok ? run.value : expect.fail('it is not found')
  }
  const [one, other] = [arrive('one', 1), arrive('other', 2)].map(find)
  if (!one || !other) throw new Error('there are two runs')
  const input = { table: one.table, measures: [] }
  const ask = () => askOfRuns(dependencies, { kind: 'measure', input, runs: [one, other] }, signal)
  return { ...world, one, ask }
}

test('a run is found with its report, and one that is gone is not', async () => {
  const { one, dependencies, report } = await start()
  expect(one).toMatchObject({ runId: 'one', report, asked: { name: 'products' } })
  expect(findRun(dependencies, runIdSchema.parse('none'))).toEqual(notFound('never'))
})

test('a run of which nobody knows what it has asked for is of the table of its report', async () => {
  const { one } = await start()
  expect(exportNameOf({ ...one, asked: { name: 'deals', parameters: {} } })).toBe('deals')
  expect(exportNameOf({ ...one, asked: null })).toBe('products')
})

test('every run is opened before anything is asked of them', async () => {
  const { ask, answers, asked } = await start()
  answers.measure = () => success([])
  expect(await ask()).toEqual(success([]))
  expect(asked).toEqual(['digest', 'digest', 'measure'])
})

test('nothing is asked where one of them cannot be opened', async () => {
  const { ask, answers, asked } = await start()
  const { digest } = answers
  let opened = 0
  answers.digest = (input) => {
    opened += 1
    const broke = failed({ kind: 'reader', cause: 'broke', again: 'now' } as const)
    return opened === 1 && digest ? digest(input) : broke
  }
  expect(await ask()).toMatchObject({ failure: { kind: 'reader' } })
  expect(asked).toEqual(['digest', 'digest'])
})
