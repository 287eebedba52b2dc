import { expect, test } from 'vitest'
import { type Failure, failed, success } from '#core/contract/failure'
import { contentsOfRuns } from '../../../wiring/testing/exports/contents-of-runs.ts'
import { readTrend } from './read-trend.ts'

const { signal } = new AbortController()
const broke: Failure = { kind: 'reader', cause: 'broke', again: 'now' }
const unreadable: Failure = {
  kind: 'invalidInput',
  path: 'contents',
  rule: 'runNotATable',
  again: 'never',
}
const measure = { kind: 'rows' as const, where: [] }

test('a trend is of the runs that ask for what the newest one asks for', async () => {
  const { dependencies, report, arrive, answers, asked } = await contentsOfRuns()
  const { definition } = report
  const content = { ...definition.content, parameters: { projectids: '1' } }
  const other = { ...report, definition: { ...definition, content } }
  const read = () => readTrend(dependencies, { reportId: report.id, measure }, signal)
  expect(await read()).toMatchObject({ value: { points: [] } })
  arrive('narrowed', 1, other)
  arrive('first', 2)
  arrive('second', 3)
  answers.measure = () => success([{ kind: 'value', value: '5' }])
  const points = async () => {
    const trend = await read()
    return trend.ok ? trend.value.points.map(({ runId }) => runId) : trend.failure
  }
  expect(await points()).toEqual(['first', 'second'])
  const before = asked.length
  expect(await points()).toEqual(['first', 'second'])
  expect(asked.length).toBe(before)
})

test('a run that cannot be read is a gap in a trend, and a disk or a reader that fails is told', async () => {
  const { dependencies, report, arrive, answers } = await contentsOfRuns()
  const readWith = (changed: Partial<typeof dependencies.store> = {}) => {
    const store = { ...dependencies.store, ...changed }
    return readTrend({ ...dependencies, store }, { reportId: report.id, measure }, signal)
  }
  arrive('first')
  const full = failed({ kind: 'store', cause: 'full', path: '/', again: 'afterFix' } as const)
  answers.measure = () => failed(unreadable)
  expect(await readWith()).toMatchObject({ value: { points: [] } })
  answers.measure = () => failed(broke)
  expect(await readWith()).toEqual(failed(broke))
  answers.measure = () => success([])
  expect(await readWith({ writeMeasured: () => full })).toEqual(full)
  expect(await readWith()).toMatchObject({
    value: { points: [{ runId: 'first', measured: { kind: 'noNumbers' } }] },
  })
})
