import { expect, test } from 'vitest'
import { type Failure, failed, success } from '#core/contract/failure'
import { contentsOfRuns } from '../../../wiring/testing/exports/contents-of-runs.ts'
import type { SearchHit } from '../../../workers/reports/reports-message.ts'
import { searchRuns } from './search-runs.ts'

const { signal } = new AbortController()
const broke: Failure = { kind: 'reader', cause: 'broke', again: 'now' }
const unreadable: Failure = {
  kind: 'invalidInput',
  path: 'contents',
  rule: 'runNotATable',
  again: 'never',
}
const hits = (count: number): SearchHit[] =>
  Array.from({ length: count }, (_one, row) => ({ sheet: 0, row, column: 'a', cell: 'b' }))

const startSearch = async () => {
  const world = await contentsOfRuns()
  const { dependencies, report } = world
  const search = () => searchRuns(dependencies, { reportId: report.id, text: 'b' }, signal)
  return { ...world, search }
}

test('contents that several runs share are searched once, and told for each', async () => {
  const { arrive, answers, asked, search } = await startSearch()
  arrive('first')
  arrive('other', 2)
  arrive('same')
  answers.search = () => success({ hits: hits(1), isCutShort: false })
  const found = await search()
  const { hits: told, ...rest } = found.ok ? found.value : expect.fail('nothing is found')
  expect(told.map(({ runId, at }) => [runId, at])).toEqual([
    ['same', 30],
    ['other', 20],
    ['first', 10],
  ])
  expect(rest).toEqual({ runs: 3, isCutShort: false })
  expect(asked.filter((kind) => kind === 'search')).toHaveLength(2)
})

test('a run that cannot be read hides nothing in the others; a reader that broke is told', async () => {
  const { arrive, answers, search } = await startSearch()
  arrive('first')
  arrive('second', 2)
  const found = success({ hits: hits(1), isCutShort: false })
  let searches = 0
  answers.search = () => {
    searches += 1
    return searches === 1 ? failed(unreadable) : found
  }
  expect(await search()).toMatchObject({ value: { hits: [{ runId: 'first' }], runs: 1 } })
  answers.search = () => failed(broke)
  expect(await search()).toEqual(failed(broke))
})

test('more hits than anybody looks through are cut short, those of one run too', async () => {
  const { arrive, answers, search } = await startSearch()
  for (let run = 1; run <= 10; run += 1) arrive(`run${run}`, run)
  answers.search = () => success({ hits: hits(100), isCutShort: false })
  expect(await search()).toMatchObject({ value: { runs: 10, isCutShort: false } })
  arrive('run11', 11)
  const found = await search()
  expect(found).toMatchObject({ value: { runs: 11, isCutShort: true } })
  expect(found.ok && found.value.hits.length).toBe(1_000)
  const { arrive: add, answers: others, search: again } = await startSearch()
  add('one')
  add('two', 2)
  let searches = 0
  others.search = () => {
    searches += 1
    return success({ hits: hits(1), isCutShort: searches === 1 })
  }
  expect(await again()).toMatchObject({ value: { runs: 2, isCutShort: true } })
})
