import { expect, test } from 'vitest'
import type { AnswerTree } from '#core/api/answer-tree'
import { milestoneTable, milestoneText, withDates } from './milestone-table.ts'

const leaf = (name: string, text: string): AnswerTree => ({ name, text, children: [] })
const branch = (name: string, ...children: AnswerTree[]): AnswerTree => ({
  ...{ name, text: null, children },
})
const dated = (day: string) => `[${day}]`

const answer = branch(
  'milestones',
  branch(
    'project',
    ...[leaf('id', '1'), leaf('name', 'Letná')],
    branch('milestone', leaf('name', 'Kolaudace'), leaf('date-fixed', '2026-11-20')),
    branch('milestone', leaf('name', 'Předání'), leaf('odd', 'x')),
  ),
)

test('whatever holds nothing but values is a row, with what it lies in', () => {
  expect(milestoneTable(answer)).toMatchObject({
    columns: ['name', 'date-fixed', 'odd'],
    records: [
      { within: 'Letná', values: { name: 'Kolaudace', 'date-fixed': '2026-11-20' } },
      { within: 'Letná', values: { name: 'Předání', odd: 'x' } },
    ],
  })
})

test('an answer of another shape is rows too', () => {
  expect(milestoneTable(leaf('milestones', '')).records).toEqual([])
  const deep = branch('a', branch('b', branch('c', leaf('d', '1'))))
  expect(milestoneTable(deep)).toMatchObject({ columns: ['d'], records: [{ values: { d: '1' } }] })
})

test.each([
  ['date-fixed', '2026-11-20', '[2026-11-20]'],
  ['date-fixed', '2026-11-20T00:00:00+01:00', '[2026-11-20]'],
  ['date-fixed', 'soon', 'soon'],
  ['name', '2026-11-20', '2026-11-20'],
  ['update', '2026-11-20', '2026-11-20'],
])('%s with %s is shown as %s', (name, text, shown) => {
  expect(milestoneText(name, text, dated)).toBe(shown)
})

test('the tree keeps its shape with its dates as they are shown', () => {
  expect(withDates(answer, dated).children[0]?.children[2]?.children[1]?.text).toBe('[2026-11-20]')
})
